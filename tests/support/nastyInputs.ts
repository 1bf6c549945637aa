import { contactFields } from './contactFields.ts';
import { characterPairs, nastyUnits } from './nastyUnits.ts';

/** A request of about 16 KB that is meant to take long, and the processor time it may take, in milliseconds. */
export interface NastyRequest {
  name: string;
  bytes: Buffer;
  budgetMs: number;
}
/** As much as a body may hold; an address and its headers may hold no more together. */
const bodyBytes = 16 * 1024;
const headBytes = 14 * 1024;

function request(line: string, headers: Record<string, string> = {}, body?: string): Buffer {
  const length: Record<string, string> =
    body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const fields = Object.entries({ Host: 'localhost', Connection: 'close', ...length, ...headers });
  return Buffer.from([`${line} HTTP/1.1`, ...fields.map((field) => field.join(': ')), '', body ?? ''].join('\r\n'));
}

const post = (path: string, type: string) => (body: string) => request(`POST ${path}`, { 'Content-Type': type }, body);
const json = (path: string) => post(path, 'application/json');
const form = (path: string) => post(path, 'application/x-www-form-urlencoded');
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
/** The text as a request line or a header may hold it: every other character becomes a letter. */
const raw = (text: string) => text.replace(/[^\x21-\x7e]/g, 'x');

const contact = { ...contactFields(), website: '', elapsed: 60_000, page: '/contact', idempotencyKey: 'nasty-input' };

/** A conversation that a text fills: part of it is the message, the lines share the rest. Its figures differ, because what is the same may be read once. */
const conversation = (lines: number, ofMessage: number) => (text: string) => {
  const varied = text.replace(/\d/g, (_, at: number) => String(1 + ((at * 7 + (at >> 4)) % 9)));
  const message = Math.ceil(varied.length * ofMessage);
  const each = Math.ceil((varied.length - message) / lines);
  const line = (_: unknown, at: number) => ({
    role: 'user',
    content: varied.slice(message + at * each, message + (at + 1) * each),
  });
  return json('/api/chatbot')(
    JSON.stringify({ message: varied.slice(0, message), conversation: Array.from({ length: lines }, line) }),
  );
};

/** Every place of every endpoint in which a client's text may stand. */
const places: Record<string, (text: string) => Buffer> = {
  ...Object.fromEntries(
    Object.keys(contact).map((field) => [
      `contact: ${field}`,
      (text: string) => json('/api/contact')(JSON.stringify({ ...contact, [field]: text })),
    ]),
  ),
  'contact: name of a field': (text) => json('/api/contact')(JSON.stringify({ ...contact, email: '', [text]: 1 })),
  'contact: JSON': json('/api/contact'),
  'contact: form': form('/api/contact'),
  'contact: e-mail of a form': (text) => form('/api/contact')(`email=${encoded(text)}`),
  'subscribe: e-mail': (text) => json('/api/subscribe')(JSON.stringify({ email: text })),
  'subscribe: list': (text) => json('/api/subscribe')(JSON.stringify({ email: contact.email, list: text })),
  'subscribe: e-mail of a form': (text) => form('/api/subscribe')(`email=${encoded(text)}`),
  'subscribe: query': (text) => form(`/api/subscribe?list=${raw(text)}`)('email='),
  'chat: message': (text) => json('/api/chatbot')(JSON.stringify({ message: text })),
  'chat: conversation': (text) =>
    json('/api/chatbot')(
      JSON.stringify({ message: 'And how much is that?', conversation: [{ role: 'user', content: text }] }),
    ),
  'chat: many turns': (text) =>
    json('/api/chatbot')(
      JSON.stringify({
        message: 'And how much is that?',
        conversation: Array(Math.floor(text.length / 40)).fill({ role: 'user', content: text.slice(0, 10) }),
      }),
    ),
  'chat: message and 3 lines': conversation(3, 1 / 2),
  'chat: message and 7 lines': conversation(7, 1 / 8),
  'chat: message and 12 lines': conversation(12, 1 / 2),
  'chat: JSON': json('/api/chatbot'),
  'newsletter: token': (text) => request(`GET /api/newsletter/confirm?token=${encoded(text)}`),
  'newsletter: query': (text) => request(`GET /api/newsletter/unsubscribe?${raw(text)}`),
  'newsletter: body': form('/api/newsletter/unsubscribe?token=none'),
  'blog: search': (text) => request(`GET /api/blog?search=${encoded(text)}`),
  'blog: search of 200 characters': (text) => request(`GET /api/blog?search=${encoded(text.slice(0, 200))}`),
  'blog: query': (text) => request(`GET /api/blog?${raw(text)}`),
  'blog: category': (text) => request(`GET /api/blog?category=${encoded(text)}`),
  'blog: article': (text) => request(`GET /api/blog/${encoded(text)}/related`),
  path: (text) => request(`GET /${raw(text)}`),
  'path: encoded': (text) => request(`GET /services/${encoded(text)}`),
  query: (text) => request(`GET /?${raw(text)}`),
  ...Object.fromEntries(
    [
      'Accept',
      'Accept-Encoding',
      'Accept-Language',
      'Range',
      'If-None-Match',
      'If-Modified-Since',
      'Cookie',
      'Origin',
      'Host',
      'User-Agent',
      'Referer',
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'X-Forwarded-Proto',
    ].flatMap((name) => {
      const value = (text: string) => `${name === 'Range' ? 'bytes=' : ''}${raw(text)}`;
      return [
        [`header: ${name} of a page`, (text: string) => request('GET /', { [name]: value(text) })],
        [`header: ${name} of a call`, (text: string) => request('GET /api/ip-location', { [name]: value(text) })],
      ];
    }),
  ),
  ...Object.fromEntries(
    ['Content-Type', 'Content-Encoding', 'Origin', 'Accept'].map((name) => [
      `header: ${name} of a form`,
      (text: string) =>
        request(
          'POST /api/contact',
          {
            'Content-Type': 'application/json',
            [name]: `${name === 'Content-Type' ? 'application/json; charset=' : ''}${raw(text)}`,
          },
          '{}',
        ),
    ]),
  ),
};

/** The request with as many of a unit as it may hold. */
function fill(make: (text: string) => Buffer, [unit, before, after]: readonly [string, string, string]): Buffer {
  const fits = (count: number) => {
    const bytes = make(before + unit.repeat(count) + after);
    const head = bytes.indexOf('\r\n\r\n') + 4;
    return head <= headBytes && bytes.length - head <= bodyBytes ? bytes : undefined;
  };
  let [most, over] = [0, bodyBytes * 2];
  while (over - most > 1) {
    const middle = (most + over) >> 1;
    if (fits(middle)) most = middle;
    else over = middle;
  }
  return make(before + unit.repeat(most) + after);
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
