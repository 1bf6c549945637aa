import { existsSync, mkdirSync, mkdtempSync, statfsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { root } from './root.ts';

/** What a Chromium needs on a machine without a display or users. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium: the one that the lockfile pins, so that every machine has the same, or the one of `CHROMIUM_PATH`. */
export async function launchBrowser({ newcomers = false, path = browserPath() }: LaunchOptions = {}): Promise<Browser> {
  const launched = await chromium.launch({
    executablePath: await path,
    args: browserFlags,
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  });
  const browser = withoutWorkers(launched);
  return newcomers ? browser : withTourTaken(browser);
}

/** Whether memory that Chromium's processes share needs no files on a disk, which take a tenth of the time. A container has 64 MB, too few. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30;
  } catch {
    return false;
  }
}

export interface LaunchOptions {
  /** Whether every context is a first visit, to which the guided tour shows itself after two seconds; else it has been taken. */
  newcomers?: boolean;
  path?: Promise<string>;
}

/** What a service worker keeps would reach from one step of a test into the next: a test that wants one says `serviceWorkers: 'allow'`. */
function withoutWorkers(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext({ serviceWorkers: 'block', ...options });
    // Generous, as the tests' own limits are: a busy machine is no failure.
    context.setDefaultTimeout(60_000);
    return context;
  };
  return browser;
}

/** What Playwright says on the console of a page whose service worker it blocks. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** Every context of the browser, and so every page, finds the record of a tour that was taken. */
function withTourTaken(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(() => {
      try {
        localStorage.tourCompletion ??= JSON.stringify({
          completed: true,
          version: '1.0',
          completedAt: '2026-01-01T00:00:00.000Z',
        });
      } catch {
        // No storage here: in a frame of another origin, or refused by the test.
      }
    });
    return context;
  };
  return browser;
}

/**
 * The program itself.
 * @throws Error where `CHROMIUM_PATH` names none: another in its place would not show what was asked for.
 */
export async function browserPath(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (!chosen) return packagedPath();
  if (!existsSync(chosen))
    throw new Error(`CHROMIUM_PATH is "${chosen}", where there is no file. Fix the path, or leave it out.`);
  return chosen;
}

let packaged: Promise<string> | undefined;

/** The Chromium that the lockfile pins, with fonts of its own: it draws the same everywhere. */
function packagedPath(): Promise<string> {
  packaged ??= unpack();
  return packaged;
}

async function unpack(): Promise<string> {
  // The package unpacks its libraries into the temporary folder, and only where it takes itself to be on AWS Lambda.
  const folder = join(root, '.cache/chromium');
  const { TMPDIR: elsewhere } = process.env;
  process.env.TMPDIR = folder;
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
  const { default: chromiumPackage } = await import('@sparticuz/chromium');
  if (!existsSync(folder)) {
    // Another worker may be unpacking too: each does it in a folder of its own, and the first to be done gives the place its content.
    mkdirSync(join(root, '.cache'), { recursive: true });
    process.env.TMPDIR = mkdtempSync(`${folder}-`);
    await chromiumPackage.executablePath();
    await writeFile(join(process.env.TMPDIR, 'fonts/fonts.conf'), fontsConfig(join(folder, 'fonts')));
    await rename(process.env.TMPDIR, folder).catch(() => rm(process.env.TMPDIR ?? '', { recursive: true }));
    process.env.TMPDIR = folder;
  }
  const path = await chromiumPackage.executablePath();
  // What else runs in this process keeps its temporary files where it would.
  if (elsewhere === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = elsewhere;
  delete process.env.AWS_LAMBDA_JS_RUNTIME;
  return path;
}

/** The package's own configuration looks for its fonts in `/tmp`; a Chromium that finds no font at all ends at the first input field. */
function fontsConfig(folder: string): string {
  return (
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig><dir>${folder}</dir>` +
    `<cachedir>${folder}/cache</cachedir><config></config></fontconfig>\n`
  );
}

/** A page with `consoleErrors`, which collects its console errors and warnings, uncaught errors and failed requests, but for aborted ones. */
export async function watchedPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; context: BrowserContext; consoleErrors: string[] }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== workerBlocked)
      consoleErrors.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const fault = request.failure()?.errorText;
    // Aborted: its document was left before the response came, which depends on how fast the machine is.
    if (fault !== 'net::ERR_ABORTED') consoleErrors.push(`request failed: ${request.url()} ${fault}`);
  });
  return { page, context, consoleErrors };
}
