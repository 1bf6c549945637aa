import { findFaults, openDetails } from '#scripts/pageCheck/browserRules.ts';
import { launchBrowser } from '#scripts/support/browser.ts';

/** A browser with one page for small documents. */
export async function openSmallPage() {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 320, height: 600 } });
  return {
    close: () => browser.close(),
    /** What is found on a page with this body, as "rule: what". */
    async faultsOf(body: string): Promise<string[]> {
      await page.setContent(
        `<!DOCTYPE html><style>body { margin: 8px; font: 16px/1.5 monospace }</style><body>${body}</body>`,
      );
      await openDetails(page);
      return (await findFaults(page)).map(({ rule, what }) => `${rule}: ${what}`);
    },
  };
}
