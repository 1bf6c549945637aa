import { lookup as lookUp } from 'node:dns';
import { get as getSecurely } from 'node:https';
import { isIP } from 'node:net';
import { isReserved } from '../ipAddress.ts';

/** A calendar of some years is a few MB. */
const maxBytes = 8 * 2 ** 20;
const timeoutMs = 20_000;

/**
 * Reads a calendar from its address, over HTTPS alone. Redirects are not followed and addresses of private networks are not asked,
 * so that a calendar's address cannot reach what only this machine can.
 * @throws Error saying what was wrong, without the address, which is secret
 */
export function readCalendar(
  address: string,
  { isRefused = isReserved, get = getSecurely }: { isRefused?: (ip: string) => boolean; get?: typeof getSecurely } = {},
): Promise<string> {
  const { hostname } = new URL(address);
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) && isRefused(literal)) return Promise.reject(new Error('an address of a private network'));
  return new Promise((resolve, reject) => {
    const request = get(
      address,
      {
        signal: AbortSignal.timeout(timeoutMs),
        headers: { Accept: 'text/calendar' },
        lookup(name, options, callback) {
          lookUp(name, { ...options, all: true }, (error, found) => {
            const [first] = found ?? [];
            if (error || !first) return callback(error ?? new Error('no address'), '', 4);
            if (found.some((one) => isRefused(one.address)))
              return callback(new Error('an address of a private network'), '', 4);
            if (options.all) (callback as unknown as (error: null, all: typeof found) => void)(null, found);
            else callback(null, first.address, first.family);
          });
        },
      },
      (response) => {
        if (response.statusCode !== 200) {
          response.destroy();
          return reject(new Error(`an answer with status ${response.statusCode}`));
        }
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > maxBytes) response.destroy(new Error(`more than ${maxBytes} bytes`));
          else chunks.push(chunk);
        });
        response.on('end', () => resolve(Buffer.concat(chunks).toString()));
        response.on('error', reject);
      },
    );
    request.on('error', reject);
  });
}
