import { launchBrowser } from './tests/support/browser.ts';
import { startStaticHost } from './tests/support/staticHost.ts';
import { hydrated } from './tests/support/visit.ts';
import { findFaults, unfold } from './scripts/pageCheck/look.ts';
const [host, browser] = await Promise.all([startStaticHost(), launchBrowser()]);
const page = await browser.newPage({ reducedMotion: 'reduce' });
page.on('console', m => m.type()==='info' && console.log(m.text()));
for (const p of ['/services/cybersecurity/legal/ajax','/']) {
let t=performance.now();
await page.setViewportSize({ width: 320, height: 740 });
await page.goto(host.url + p); await hydrated(page); await unfold(page);
console.log('load', performance.now()-t);
for (const w of [320,1280]) { t=performance.now(); await page.setViewportSize({width:w,height:740}); console.log('resize', performance.now()-t); const f=await findFaults(page); console.log('all', performance.now()-t, f.length); }
}
await browser.close(); await host.stop();
