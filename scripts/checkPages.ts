// `npm run check:pages`: whether every built page can be read at every width: no word or text cut, nothing outside the window or over another.
import { parseArgs } from 'node:util';
import { launchBrowser } from './support/browser.ts';
import { builtPaths } from './support/builtSite.ts';
import { checkLayout, reportFaults } from './pageCheck/checkLayout.ts';
import { startSite } from './support/server.ts';

/** `--only` selects the paths that contain one of the given texts, as in `--only /industries,/pricing`. */
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const parts = values.only?.split(',');
const paths = builtPaths.filter((path) => !parts || parts.some((part) => path.includes(part)));
const started = performance.now();
const [server, browser] = await Promise.all([startSite(), launchBrowser()]);
try {
  const faults = await checkLayout(browser, server.url, paths, (done) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${paths.length} pages`);
  });
  if (process.stdout.isTTY) process.stdout.write('\r');
  console.log(reportFaults(faults).join('\n'));
  console.log(
    `\n${faults.length === 0 ? 'Nothing is cut, hidden or outside' : `${faults.length} faults`} (${paths.length} ` +
      `pages, ${((performance.now() - started) / 1000).toFixed(0)} s).`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}
