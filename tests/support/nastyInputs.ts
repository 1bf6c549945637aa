import { contactFields } from './contactFields.ts';
import { characterPairs, nastyUnits } from './nastyUnits.ts';

/** A request that is meant to take long, and the processor time it may take, in milliseconds. */
export interface NastyRequest {
  name: string;
  bytes: Buffer;
  budgetMs: number;
}
/** Nearly as much as a body may hold, or an address and its headers together. */
const mostBytes = 14_000;

function request(line: string, headers: Record<string, string> = {}, body?: string): Buffer {
  const length: Record<string, string> =
    body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const fields = Object.entries({ Host: 'localhost', Connection: 'close', ...length, ...headers });
  return Buffer.from([`${line} HTTP/1.1`, ...fields.map((field) => field.join(': ')), '', body ?? ''].join('\r\n'));
}

const post = (path: string, type: string) => (body: string) => request(`POST ${path}`, { 'Content-Type': type }, body);
const sendJson = (path: string, body: object) => post(path, 'application/json')(JSON.stringify(body));
const form = (path: string) => post(path, 'application/x-www-form-urlencoded');
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
/** The text as a request line or a header may hold it: every other character becomes a letter. */
const raw = (text: string) => text.replace(/[^\x21-\x7e]/g, 'x');

const contact = { ...contactFields(), website: '', elapsed: 60_000, page: '/contact', idempotencyKey: 'nasty-input' };

/** A conversation that a text fills: half is the message, the lines share the rest. Its figures differ, because what is the same may be read once. */
const conversation = (lines: number) => (text: string) => {
  const varied = text.replace(/\d/g, (_, at: number) => String(1 + ((at * 7 + (at >> 4)) % 9)));
  const message = Math.ceil(varied.length / 2);
  const each = Math.ceil((varied.length - message) / lines);
  const line = (_: unknown, at: number) => ({
    role: 'user',
    content: varied.slice(message + at * each, message + (at + 1) * each),
  });
  return sendJson('/api/chatbot', {
    message: varied.slice(0, message),
    conversation: Array.from({ length: lines }, line),
  });
};

const headers = [
  ['Accept', 'Accept-Encoding', 'Accept-Language', 'Range', 'If-None-Match', 'If-Modified-Since', 'Cookie', 'Origin'],
  ['Host', 'User-Agent', 'Referer', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto'],
].flat();

/** Every place of every endpoint in which a client's text may stand. */
const places: Record<string, (text: string) => Buffer> = {
  ...Object.fromEntries(
    Object.keys(contact).map((field) => [
      `contact: ${field}`,
      (text: string) => sendJson('/api/contact', { ...contact, [field]: text }),
    ]),
  ),
  'contact: name of a field': (text) => sendJson('/api/contact', { ...contact, email: '', [text]: 1 }),
  'contact: JSON': post('/api/contact', 'application/json'),
  'contact: form': form('/api/contact'),
  'subscribe: e-mail': (text) => sendJson('/api/subscribe', { email: text }),
  'subscribe: list': (text) => sendJson('/api/subscribe', { email: contact.email, list: text }),
  'subscribe: query': (text) => form(`/api/subscribe?list=${raw(text)}`)('email='),
  'chat: message': (text) => sendJson('/api/chatbot', { message: text }),
  'chat: conversation of 3 lines': conversation(3),
  'chat: conversation of 12 lines': conversation(12),
  'newsletter: token': (text) => request(`GET /api/newsletter/confirm?token=${encoded(text)}`),
  'newsletter: query': (text) => request(`GET /api/newsletter/unsubscribe?${raw(text)}`),
  'newsletter: body': form('/api/newsletter/unsubscribe?token=none'),
  'blog: search': (text) => request(`GET /api/blog?search=${encoded(text)}`),
  'blog: search of 200 characters': (text) => request(`GET /api/blog?search=${encoded(text.slice(0, 200))}`),
  'blog: category': (text) => request(`GET /api/blog?category=${encoded(text)}`),
  'blog: article': (text) => request(`GET /api/blog/${encoded(text)}/related`),
  path: (text) => request(`GET /${raw(text)}`),
  'path: encoded': (text) => request(`GET /services/${encoded(text)}`),
  query: (text) => request(`GET /?${raw(text)}`),
  ...Object.fromEntries(
    ['/', '/api/ip-location'].flatMap((path) =>
      headers.map((name) => [
        `header: ${name} of ${path}`,
        (text: string) => request(`GET ${path}`, { [name]: `${name === 'Range' ? 'bytes=' : ''}${raw(text)}` }),
      ]),
    ),
  ),
  'header: Content-Type': (text) => post('/api/contact', `application/json; charset=${raw(text)}`)('{}'),
};

/** The request with about as many of a unit as it may hold. */
function fill(make: (text: string) => Buffer, [unit, before, after]: readonly [string, string, string]): Buffer {
  const filled = (count: number) => make(before + unit.repeat(count) + after);
  const each = (filled(200).length - filled(100).length) / 100;
  return filled(Math.floor((mostBytes - filled(0).length) / Math.max(each, 1)));
}

/** A request for each hostile input in each place of a request. */
export function* nastyRequests(): Generator<NastyRequest> {
  for (const [place, make] of Object.entries(places)) {
    // Headers without the pairs of characters: with them, the many headers would take as long as all other places together.
    for (const unit of place.startsWith('header') ? nastyUnits : [...nastyUnits, ...characterPairs]) {
      const parts = typeof unit === 'string' ? ([unit, '', ''] as const) : unit;
      yield {
        name: `${place} ${JSON.stringify(parts.join(' … '))}`,
        bytes: fill(make, parts),
        budgetMs: place.startsWith('chat') ? 50 : 20,
      };
    }
  }
}
