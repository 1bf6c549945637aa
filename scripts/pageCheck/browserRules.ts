import { join } from 'node:path';
import type { Page } from 'playwright';
import { build } from 'vite';
import { root } from '../support/root.ts';
import type { Fault } from './dom.ts';

/** A small phone, a usual one, a tablet and a desktop, in CSS pixels. */
export const widths = [320, 360, 768, 1280] as const;

let script: Promise<string> | undefined;

async function bundleRules(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: join(import.meta.dirname, 'inBrowser.ts'), output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The rules of the page check could not be bundled.');
  return output.output[0].code;
}

/** Runs the rules on a page, which must be hydrated. */
export async function findFaults(page: Page): Promise<Fault[]> {
  script ??= bundleRules();
  const code = await script;
  if (!(await page.evaluate(() => 'findFaults' in window))) await page.evaluate(code);
  return page.evaluate(() => (window as unknown as { findFaults(): Promise<Fault[]> }).findFaults());
}

/** Opens every `details` element in the content, so that the rules see what is in it. */
export async function openDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      // Elements that share a name close each other.
      details.removeAttribute('name');
      details.open = true;
    }
  });
}
