import type { Page } from 'playwright';
import { functionalKeys } from '#src/features/consent/functionalKeys.ts';

/** What is stored in a browser beside what works for the visitor. */
export async function strangeKeys(page: Page): Promise<string[]> {
  const { local, session } = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  return [
    ...local.filter((key) => !functionalKeys.local.includes(key)),
    ...session.filter((key) => !functionalKeys.session.includes(key)),
  ];
}
