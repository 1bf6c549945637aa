import { samplePages } from '#scripts/support/samplePages.ts';
import { startVisit, hydrated } from '#scripts/support/visit.ts';
import { layoutShifts } from '#tests/support/layoutShift.ts';
const visit = await startVisit();
const only = process.argv[2]?.split(',');
let worst = 0;
for (const { path } of samplePages) {
  if (only && !only.includes(path)) continue;
  for (const width of [360, 1280]) {
    const page = await visit.browser.newPage({ viewport: { width, height: width < 600 ? 740 : 800 } });
    let release = () => {};
    const late = new Promise<void>((r) => { release = r; });
    await page.route('**/*.woff2', async (route) => { await late; await route.continue(); });
    await page.goto(visit.url + path, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await page.waitForTimeout(1500);
    const before = await layoutShifts(page);
    const n = page.waitForFunction(() => [...document.fonts].filter((f) => f.status === 'loaded' && /Heading|Text/.test(f.family) && f.weight.includes(' ') && f.display !== 'optional').length >= 2, null, { timeout: 5000 }).then(() => 'applied', () => 'NOT APPLIED');
    release();
    const state = await n;
    await page.waitForTimeout(300);
    const after = (await layoutShifts(page)).slice(before.length);
    const sum = after.reduce((s, line) => s + Number(line.split(' ')[0]), 0);
    worst = Math.max(worst, sum);
    console.log(path, width, state, before.length ? `before ${before}` : '', sum.toFixed(5), sum > 0.0 ? after.join('\n    ').slice(0, 600) : '');
    if (process.env.SHOT) await page.screenshot({ path: `/tmp/late${path.replaceAll('/', '_')}-${width}.png` });
    await page.close();
  }
}
console.log('worst', worst);
await visit.stop();
process.exit(0);
