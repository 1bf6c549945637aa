import { existsSync, mkdirSync, mkdtempSync, statfsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
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
  return withDefaults(launched, newcomers);
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

/** Sets what every context of the browser, and so every page, begins with. */
function withDefaults(browser: Browser, newcomers: boolean): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    // What a service worker keeps would reach from one step of a test into the next: a test that wants one says `serviceWorkers: 'allow'`.
    const context = await newContext({ serviceWorkers: 'block', ...options });
    // Generous, as the tests' own limits are: a busy machine is no failure.
    context.setDefaultTimeout(60_000);
    if (!newcomers) await context.addInitScript(recordTour);
    return context;
  };
  return browser;
}

/** Runs in the page, which then finds the record of a tour that was taken. */
function recordTour(): void {
  try {
    localStorage.tourCompletion ??= JSON.stringify({
      completed: true,
      version: '1.0',
      completedAt: '2026-01-01T00:00:00.000Z',
    });
  } catch {
    // No storage here: in a frame of another origin, or refused by the test.
  }
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
  // It names this checkout: that of a folder which was copied or moved is another one's.
  const [config, wanted] = [join(folder, 'fonts/fonts.conf'), fontsConfig(join(folder, 'fonts'))];
  if ((await readFile(config, 'utf8')) !== wanted) await writeFile(config, wanted);
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

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  try {
    await page.locator('html[data-hydrated]').waitFor();
  } catch (error) {
    const loaded = page.evaluate(() =>
      JSON.stringify({
        state: document.readyState,
        hidden: document.hidden,
        sheets: document.querySelectorAll('head link[rel=stylesheet]').length,
        loaded: performance
          .getEntriesByType('resource')
          .map(({ name, responseEnd }) => `${new URL(name).pathname} ${Math.round(responseEnd)}`),
      }),
    );
    const loadedOrTimeout = await Promise.race([
      loaded,
      new Promise<string>((resolve) => {
        setTimeout(resolve, 2000, 'the page does not answer');
      }),
    ]).catch(String);
    throw new Error(`${page.url()} was not hydrated: ${loadedOrTimeout}`, { cause: error });
  }
}
