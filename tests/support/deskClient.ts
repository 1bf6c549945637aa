import { type Desk, loadDesk } from '#api/static/loadDesk.ts';
import { openSite } from '#api/static/siteFiles.ts';
import { dist } from '#scripts/support/builtSite.ts';
import { type Answer, ask } from './ask.ts';

/** The owner's desk of the built site. */
export function builtDesk(): Promise<Desk> {
  const { desk } = openSite(dist);
  if (!desk) throw new Error(`${dist} has no owner's desk. Run "npm run build" first.`);
  return loadDesk(desk);
}

/** A browser without scripts: it keeps cookies and says where its forms come from. */
export interface DeskClient {
  cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, fields?: Record<string, string>, headers?: Record<string, string | null>): Promise<Answer>;
  /** The text of a page. */
  read(path: string): Promise<string>;
  /** Where a form leads to. */
  press(path: string, fields?: Record<string, string>): Promise<string | undefined>;
}

/** Begins with the cookies that are given. */
export function makeDeskClient(url: string, given: ReadonlyMap<string, string> = new Map()): DeskClient {
  const cookies = new Map(given);
  const send = async (method: string, path: string, headers: Record<string, string | null>, body?: string) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const all = Object.entries({ ...(cookie ? { Cookie: cookie } : {}), ...headers });
    const given = Object.fromEntries(all.filter(([, value]) => value !== null)) as Record<string, string>;
    const { hostname: host, port, pathname, search } = new URL(path, url);
    const reply = await ask({ host, port: Number(port), path: pathname + search, method, headers: given, body });
    for (const line of reply.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return reply;
  };
  const own = { Origin: new URL(url).origin, 'Sec-Fetch-Site': 'same-origin' };
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', ...own };
  const client: DeskClient = {
    cookies,
    get: (path, headers = {}) => send('GET', path, headers),
    post: (path, fields = {}, headers = {}) =>
      send('POST', path, { ...form, ...headers }, new URLSearchParams(fields).toString()),
    read: async (path) => (await client.get(path)).text,
    press: async (path, fields) => (await client.post(path, fields)).headers.location,
  };
  return client;
}
