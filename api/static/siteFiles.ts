import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { ServiceParts } from '../../data/rules/files/serviceParts.ts';
import type { FallbackRule } from '../../data/rules/routing/fallbackRules.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import type { Redirect } from '../../data/rules/schema/redirect.ts';
import type { InlineHashes, OutsideOrigins } from '../middleware/securityHeaders.ts';
import { join, relative, resolve, sep } from 'node:path';
import { onceDone } from '../withTimeout.ts';
import { readFile } from 'node:fs/promises';

type Encoding = 'br' | 'gzip' | 'identity';

export interface SiteFile {
  /** URL path, `/about` for a page. */
  address: string;
  /** File extension, with the dot. */
  extension: string;
  /** Available encodings, smallest first. */
  encodings: readonly Encoding[];
  read(encoding: Encoding): Promise<Buffer>;
  /** Strong ETag of an encoding. */
  etag(encoding: Encoding): Promise<string>;
  /** The hashes of the style elements in a page, for its content security policy. */
  inlineStyles(): Promise<readonly string[]>;
}

export interface BuiltSite {
  file(address: string): SiteFile | undefined;
  /** The name of the provider whose records it was built from; missing from builds before 0.2. */
  brand?: string | undefined;
  redirects: readonly Redirect[];
  /** In the route table's order. */
  fallbacks: readonly FallbackRule[];
  /** Addresses of pages that answer with status 404. */
  notFound: ReadonlySet<string>;
  /** The kinds of its pages: the ids of the route table. */
  kinds: ReadonlySet<string>;
  outside?: OutsideOrigins | undefined;
  /** The hashes of the scripts in its pages. */
  inlineScripts: readonly string[];
  /** The folder of the owner's desk; undefined where the build has none. */
  desk?: string | undefined;
  /** What pages of the service itself are made of; undefined where the build has none. */
  parts?: ServiceParts | undefined;
}

/** The folder of what the service loads. */
const serverFolder = 'server/';
const partsFile = `${serverFolder}parts.json`;
/** Files of the built folder for the server itself, or for other hosts. Nothing of them is served. */
const forHosts = /^(?:site\.json|404\.html|_(?:headers|redirects)|(?:redirects|server)\/.*)$/;

const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/**
 * Lists a built site once. Only listed files are served, so no path can lead out of the folder.
 * @throws Error if the folder holds no built site
 */
export function openSite(dir: string): BuiltSite {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = new Set(entries.map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')));
  const table = JSON.parse(readFileSync(join(dir, 'site.json'), 'utf8')) as {
    brand?: string;
    redirects?: Redirect[];
    fallbacks: FallbackRule[];
    notFound: string[];
    kinds?: string[];
    outside?: OutsideOrigins;
    inline?: InlineHashes;
  };
  const readFile = makeSharedReader();
  const byAddress = new Map<string, SiteFile>();
  for (const name of files) {
    if (/\.(?:br|gz)$/.test(name) || forHosts.test(name)) continue;
    const file = siteFile(name, files, (file) => readFile(join(dir, file)));
    byAddress.set(file.address, file);
  }
  return {
    file: (address) => byAddress.get(address),
    brand: table.brand,
    redirects: table.redirects ?? [],
    fallbacks: table.fallbacks,
    notFound: new Set(table.notFound),
    kinds: new Set(table.kinds),
    outside: table.outside,
    inlineScripts: table.inline?.scripts ?? [],
    desk: files.has(`${serverFolder}desk.js`) ? resolve(dir, serverFolder) : undefined,
    parts: files.has(partsFile) ? JSON.parse(readFileSync(join(dir, partsFile), 'utf8')) : undefined,
  };
}

/**
 * Keeps a server from answering with one provider's pages and another's records.
 * @throws Error that names both
 */
export function assertSameBrand(
  { brand }: Pick<BuiltSite, 'brand'>,
  { provider }: Pick<Site, 'provider'>,
  dir: string,
): void {
  if (brand !== undefined && brand !== provider.name)
    throw new Error(
      `DIST_DIR "${dir}" holds the site of ${brand}, and the records are those of ${provider.name}. Build it with the same ` +
        'DATA_DIR, or name the folder that belongs to these records.',
    );
}

function siteFile(name: string, files: ReadonlySet<string>, readFile: (file: string) => Promise<Buffer>): SiteFile {
  const extension = name.slice(name.lastIndexOf('.'));
  const read = (encoding: Encoding) => readFile(name + endings[encoding]);
  const hashes = onceDone(async () => {
    const content = await read('identity');
    return {
      hash: createHash('sha256').update(content).digest('base64url').slice(0, 20),
      styles: extension === '.html' ? hashesOfStyles(content.toString()) : [],
    };
  });
  return {
    address: name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`,
    extension,
    encodings: (['br', 'gzip', 'identity'] as const).filter((encoding) => files.has(name + endings[encoding])),
    read,
    async etag(encoding) {
      const { hash } = await hashes();
      return `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    },
    inlineStyles: async () => (await hashes()).styles,
  };
}

const hashesOfStyles = (html: string) =>
  [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css = '']) => inlineHash(css));

/**
 * Reads files into buffers that all responses under way share, however slowly their clients read. A buffer is held weakly: it
 * is freed when no response uses it.
 */
function makeSharedReader(): (path: string) => Promise<Buffer> {
  const contents = new Map<string, WeakRef<Buffer>>();
  return async (path) => {
    const known = contents.get(path)?.deref();
    if (known) return known;
    const content = await readFile(path);
    contents.set(path, new WeakRef(content));
    return content;
  };
}

/** The CSP source expression of an inline style or script, without its quotes. */
export function inlineHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
