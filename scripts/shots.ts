// Pictures of the site in every state, width and colour scheme: `npm run shots -- [--out DIR] [--only home,tour,/pricing]
// [--widths 360,1280] [--schemes light] [--first]`. `--only` takes ids of states (scripts/shots/states.ts) and paths.
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { states } from './shots/states.ts';
import { type Shot, takeShot } from './shots/takeShot.ts';
import { launchBrowser } from './support/browser.ts';
import { startSite } from './support/server.ts';
import { startSmtp } from '../tests/support/smtpPeer.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'shots' },
    only: { type: 'string' },
    widths: { type: 'string', default: '360,768,1280,1920' },
    schemes: { type: 'string', default: 'light,dark' },
    /** The viewport alone instead of the whole page. */
    first: { type: 'boolean', default: false },
  },
});

const chosen = (values.only?.split(',') ?? states.map(({ id }) => id)).map((name) => {
  const state = states.find(({ id }) => id === name);
  if (!state && !name.startsWith('/')) throw new Error(`--only: there is no state "${name}". Name one or a path.`);
  return state ?? { id: name, path: name, wholePage: true };
});
const widths = values.widths.split(',').map(Number);
const shots = chosen.flatMap((state) =>
  (state.window ? [state.window.width] : (state.widths ?? widths)).flatMap((width) =>
    (state.print ? ['light'] : values.schemes.split(',')).map(
      (scheme): Shot => ({ state, width, colorScheme: scheme === 'dark' ? 'dark' : 'light' }),
    ),
  ),
);
const out = resolve(values.out);
await mkdir(out, { recursive: true });
const smtp = await startSmtp();
// Forms are filled in quickly and often here, and what they send is to arrive.
const env = { SMTP_URL: smtp.url, LEAST_ELAPSED_MS: '1', RATE_LIMITS: 'off' };
const [server, browser, newcomers] = await Promise.all([
  startSite(env),
  launchBrowser(),
  launchBrowser({ newcomers: true }),
]);
const missed: string[] = [];
try {
  for (const shot of shots) {
    // A state that is not reached costs its own picture alone.
    await takeShot(shot.state.newcomer ? newcomers : browser, server.url, shot, { out, first: values.first }).catch(
      (error: unknown) => missed.push(errorText(error)),
    );
  }
} finally {
  await Promise.all([browser.close(), newcomers.close()]);
  await server.stop();
  await smtp.stop();
}
console.log(`${shots.length - missed.length} pictures of ${chosen.length} states in ${out}`);
if (missed.length > 0) console.error(missed.join('\n'));
process.exitCode = missed.length > 0 ? 1 : 0;

function errorText(error: unknown): string {
  return error instanceof Error ? [error.message, error.cause].filter(Boolean).join(' ') : String(error);
}
