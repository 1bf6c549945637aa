import { request } from 'node:http';
import { type Desk, loadDesk } from '#api/static/loadDesk.ts';
import { openSite } from '#api/static/siteFiles.ts';
import { dist } from '#scripts/support/builtSite.ts';

/** The owner's desk of the built site. */
export function builtDesk(): Promise<Desk> {
  const { desk } = openSite(dist);
  if (!desk) throw new Error(`${dist} has no owner's desk. Run "npm run build" first.`);
  return loadDesk(desk);
}

interface DeskReply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** A browser without scripts: it keeps cookies and says where its forms come from. */
export interface DeskClient {
  cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<DeskReply>;
  post(path: string, fields?: Record<string, string>, headers?: Record<string, string | null>): Promise<DeskReply>;
}

export function makeDeskClient(url: string): DeskClient {
  const cookies = new Map<string, string>();
  const send = (method: string, path: string, headers: Record<string, string | null>, body?: string) =>
    new Promise<DeskReply>((resolve, reject) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const all = Object.entries({ ...(cookie ? { Cookie: cookie } : {}), ...headers });
      const sent = request(
        new URL(path, url),
        { method, headers: Object.fromEntries(all.filter(([, value]) => value !== null)) as never, agent: false },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part) => {
            text += part;
          });
          response.on('end', () => {
            for (const line of response.headers['set-cookie'] ?? []) {
              const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
              if (value) cookies.set(name, value);
              else cookies.delete(name);
            }
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
          });
        },
      );
      sent.on('error', reject).end(body);
    });
  return {
    cookies,
    get: (path, headers = {}) => send('GET', path, headers),
    post: (path, fields = {}, headers = {}) =>
      send(
        'POST',
        path,
        {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: new URL(url).origin,
          'Sec-Fetch-Site': 'same-origin',
          ...headers,
        },
        new URLSearchParams(fields).toString(),
      ),
  };
}
