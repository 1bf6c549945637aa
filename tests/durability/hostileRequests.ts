import { withoutInvisible } from '#data/rules/text/invisible.ts';
import fc from 'fast-check';
import { contactFields } from '#tests/support/contactFields.ts';

/** A request as bytes, and whether a server can tell where it ends: if not, it may close the connection without an answer. */
export interface Hostile {
  bytes: Buffer;
  framed: boolean;
}

const crlf = '\r\n';
const receiving = ['/api/contact', '/api/subscribe', '/api/newsletter/confirm', '/api/newsletter/unsubscribe'];
const reading = [
  '/api/ip-location',
  '/api/blog',
  '/api/blog/restore-test',
  '/healthz',
  '/readyz',
  '/metrics',
  '/',
  '/contact',
];
const addresses = [...receiving, ...reading];
const attacks = [
  `Robert'); DROP TABLE "lead"; --`,
  '"; SELECT pg_sleep(10); --',
  '$1 :name ? %s%n%x',
  '\\',
  '`id` $(id) ${7*7} {{7*7}}',
  '<script>alert(1)</script>]]>--><!--',
  'a\r\nBcc: all@example.com',
  'ada@engines.example\r\nRCPT TO:<x@example.com>',
  '%0d%0aBcc:x',
  '../../../etc/passwd',
  '%2e%2e%2f%00',
  '\u0000',
  '\uD800',
  '\uDC00x',
  '\uFEFF\u202E\u2028',
  '😀'.repeat(200),
  'NaN',
  '-1',
  '1e999',
  '9'.repeat(400),
  '__proto__',
  '=cmd|calc',
  '\t',
  '',
];

/** One of several, so much more often than others. */
const oneOf = <T>(...options: [weight: number, arbitrary: fc.Arbitrary<T>][]) =>
  fc.oneof(...options.map(([weight, arbitrary]) => ({ weight, arbitrary })));
/** Something over and over, up to so often. */
const repeated = (units: string[], most: number) =>
  fc.tuple(fc.constantFrom(...units), fc.nat(most)).map(([unit, times]) => unit.repeat(times));
const bytes = (maxLength: number) => fc.uint8Array({ minLength: 1, maxLength }).map((given) => Buffer.from(given));

const text = oneOf(
  [4, fc.constantFrom(...attacks)],
  [2, fc.string({ unit: 'binary', maxLength: 200 })],
  [1, fc.string({ unit: 'grapheme', maxLength: 600 })],
  [1, repeated(['a', 'ä', '\u0000', '"', '\\', ' '], 20_000)],
);
const value = oneOf<unknown>(
  [4, text],
  [1, fc.constantFrom<unknown>(null, true, -0, 1e308, [], {}, [[]], { toString: 1 }, ['a', 'b'], { $gt: '' })],
  [1, fc.jsonValue({ maxDepth: 3 })],
);

const { idempotencyKey: _, ...valid } = contactFields();
const known = [...Object.keys(valid), 'website', 'elapsed', 'page', 'idempotencyKey', 'list', 'token', 'consent'];
const unknown = ['__proto__', 'constructor', 'toString', 'toJSON', 'then', '', '0', 'id', 'status', 'name[]'];
const name = oneOf([3, fc.constantFrom(...known)], [1, fc.constantFrom(...unknown)], [1, text]);

/** JSON text, member by member, so that a name may come twice and `__proto__` is one like any other. */
const objectText = (members: readonly [string, unknown][]) =>
  `{${members.map(([key, member]) => `${JSON.stringify(key)}:${JSON.stringify(member) ?? 'null'}`).join()}}`;
const almostValid = fc
  .array(fc.tuple(name, value), { minLength: 1, maxLength: 4 })
  .map((members) => objectText([...Object.entries(valid), ...members]));
const faults = ['', ',', '}', '\u0000', '"', '\\u12', '//', '\n', 'NaN', '1e', '\uFEFF', "'"];
const broken = fc
  .tuple(almostValid, fc.nat(400), fc.constantFrom(...faults))
  .map(([json, at, what]) => json.slice(0, at) + what + (at % 2 ? json.slice(at + 1) : ''));
const json = oneOf(
  [5, almostValid],
  [2, fc.array(fc.tuple(name, value), { maxLength: 12 }).map(objectText)],
  [2, broken],
  [1, fc.jsonValue().map((any) => JSON.stringify(any))],
  [1, repeated(['[', '{"a":', '[{"a":'], 7000)],
);
const encoded = (given: string) => encodeURIComponent(given.toWellFormed());
const form = fc
  .array(fc.tuple(name, text, fc.boolean()), { maxLength: 30 })
  .map((fields) =>
    [
      ...Object.entries(valid).map(([key, given]) => `${key}=${encoded(given)}`),
      ...fields.map(([key, given, right]) => (right ? `${encoded(key)}=${encoded(given)}` : `${key}=${given}`)),
    ].join('&'),
  );
const body = oneOf(
  [5, json.map((string) => Buffer.from(string))],
  [3, form.map((string) => Buffer.from(string))],
  [1, json.map((string) => Buffer.from(string, 'utf16le'))],
  [1, json.map((string) => Buffer.from(string, 'latin1'))],
  [1, bytes(2000)],
  [1, repeated(['x', '{', ' ', '&a=b', '%'], 30_000).map((string) => Buffer.from(string))],
);
const odd = [
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json; charset=no-such',
  '*/*',
  ';',
  '\u00e9/\u00e9',
];
const contentType = oneOf(
  [6, fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'Application/JSON;charset="UTF-8"')],
  [1, fc.constantFrom(...odd, 'x'.repeat(2000))],
);

const framing = /^(content-length|transfer-encoding|connection|host|expect|upgrade|trailer)$/i;
const token = fc.stringMatching(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,40}$/).filter((key) => !framing.test(key));
const fields = [
  ['Origin', 'Referer', 'Cookie', 'X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host', 'Sec-Fetch-Site'],
  ['Accept', 'Accept-Language', 'Accept-Encoding', 'Range', 'If-Range', 'If-None-Match', 'If-Modified-Since'],
  ['Content-Encoding', 'Content-Range', 'Authorization', 'User-Agent', 'X-Request-Id'],
].flat();
const fieldValues = [
  ['null', '*', 'br, gzip;q=0', 'bytes=0-0,1-1', 'bytes=-1', 'bytes=999999999999999999999-', ', ,'],
  ['http://localhost', 'https://evil.example', '127.0.0.1', '999.999.999.999', 'a'.repeat(5000)],
].flat();
const fieldValue = oneOf(
  [1, fc.constantFrom(...attacks)],
  [1, fc.constantFrom(...fieldValues)],
  [1, fc.string({ unit: 'binary', maxLength: 80 })],
).map((given) => given.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim());
/** Header fields that a server must bear; none of them says where the request ends. */
const headers = fc.array(
  fc.tuple(oneOf([3, token], [1, fc.constantFrom(...fields)]), fieldValue).map(([key, given]) => `${key}: ${given}`),
  { maxLength: 8 },
);

const targets = [
  ['//', '///evil.example', '/%', '/%00', '/%c0%af', '/..', '/%2e%2e/%2e%2e/etc/passwd', '/.env', '/site.json'],
  ['/', '//', ';x=1', '%2f', '#x'].map((end) => `/api/contact${end}`),
  ['/API/CONTACT', '/api/%63ontact', '/assets/', '/assets/x-abc.js.br', '/services/%00/ajax'],
  ['http://localhost/api/contact', 'http://evil.example/', 'https://', 'foo://bar', '*', 'api/contact', '?'],
  ['?category[]=x', '?search=%', '?category=__proto__', '/__proto__', '/%E0%A4%A'].map((end) => `/api/blog${end}`),
  [`/${'a'.repeat(6000)}`, `/${'a/'.repeat(2000)}`],
].flat();
const address = fc.constantFrom(...addresses);
const target = oneOf(
  [6, address],
  [1, fc.constantFrom(...targets)],
  [
    1,
    fc
      .tuple(address, text)
      .map(([path, given]) => `${path}?q=${encoded(given).slice(0, 4000)}&token=${encoded(given).slice(0, 2000)}`),
  ],
  [1, fc.tuple(address, fc.string({ maxLength: 60 })).map(([path, given]) => path + given.replace(/[\s\p{Cc}]/gu, ''))],
);
const method = oneOf(
  [5, fc.constant('POST')],
  [3, fc.constantFrom('GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS')],
  [1, fc.constantFrom('TRACE', 'PROPFIND', 'QUERY')],
);

/** What a program may send that keeps to HTTP and to nothing else. */
const framed = (
  verb: fc.Arbitrary<string>,
  path: fc.Arbitrary<string>,
  type: fc.Arbitrary<string>,
  content: fc.Arbitrary<Buffer>,
): fc.Arbitrary<Hostile> =>
  fc.tuple(verb, path, type, headers, content).map(([line, at, kind, given, sent]) => ({
    bytes: Buffer.concat([
      Buffer.from(
        [
          `${line} ${at} HTTP/1.1`,
          'Host: localhost',
          `Content-Type: ${kind}`,
          ...given,
          `Content-Length: ${sent.length}`,
          '',
          '',
        ].join(crlf),
        'latin1',
      ),
      sent,
    ]),
    framed: true,
  }));
const posted = (type: string, content: fc.Arbitrary<string>) =>
  framed(
    fc.constant('POST'),
    fc.constantFrom('/api/contact', ...receiving),
    fc.constant(type),
    content.map((string) => Buffer.from(string)),
  );

/** What breaks HTTP itself. */
const brokenFields = [
  ['-1', '1e3', '5, 6', `5${crlf}Content-Length: 6`, '99999999999999999999'].map((n) => `Content-Length: ${n}`),
  ['chunked, chunked', 'xchunked', 'gzip'].map((coding) => `Transfer-Encoding: ${coding}`),
  [`Content-Length: 3${crlf}Transfer-Encoding: chunked`, ' folded: x', 'No colon', ': no name', 'Bad Name: x'],
  ['X: a\u0000b', 'X: a\rb', 'Expect: what', 'Upgrade: websocket', 'Connection: close', 'Host: two', 'Host: [::1'],
  [`X: ${'a'.repeat(20_000)}`, `${'X: y\r\n'.repeat(3000)}X: y`],
].flat();
const chunks = [
  ['zz', '2', '-1', 'ffffffffffffffff', `2;ext="${'x'.repeat(20_000)}"`].map((size) => `${size}${crlf}{}`),
  [`2${crlf}{}${crlf}0${crlf}Bad Trailer${crlf}${crlf}`],
].flat();
const post = (path: string, field: string, content: string) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', field, '', content, ''].join(crlf);
const unframed = fc
  .oneof(
    fc
      .tuple(
        fc.constantFrom('GET', 'get', 'G\u0000T', 'CONNECT', 'FOO', '', 'POST POST'),
        target,
        fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9.9', 'HTTPS/1.1', ''),
      )
      .map(([verb, path, version]) => `${verb} ${path} ${version}${crlf}Host: localhost${crlf}${crlf}`),
    fc.tuple(target, fc.constantFrom(...brokenFields)).map(([path, field]) => post(path, field, '{}')),
    fc.constantFrom(...chunks).map((sent) => post('/api/contact', 'Transfer-Encoding: chunked', sent)),
    bytes(500).map((sent) => `${sent.toString('latin1')}${crlf}${crlf}`),
  )
  .map((request): Hostile => ({ bytes: Buffer.from(request, 'latin1'), framed: false }));

/** Malformed and hostile requests of every kind. */
export const hostileRequest: fc.Arbitrary<Hostile> = oneOf(
  [5, posted('application/json', json)],
  [4, posted('application/x-www-form-urlencoded', form)],
  [3, framed(fc.constant('POST'), fc.constantFrom(...receiving), contentType, body)],
  [3, framed(method, target, contentType, body)],
  [2, unframed],
);

/** Text that a visitor may well send, in any script, without white space at its ends. */
const plain = (min: number, max: number) =>
  fc
    .string({
      unit: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...`abcdefghij<>&"'\\\`$%;-=\n\r\té株م👩🏽‍🔧`) },
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      ),
      minLength: min,
      maxLength: max,
    })
    // What is invisible is not stored.
    .map((given) => withoutInvisible(given.toWellFormed().replaceAll('\u0000', '')).trim())
    .map((given) => given.slice(0, max).toWellFormed().trim())
    .filter((given) => [...given].length >= min);

/** Requests as the specification has them, whatever stands in them. */
export const validRequest = fc.record({
  name: plain(2, 80),
  company: plain(2, 80),
  phone: fc.constantFrom('416-555-0100', '+1 (416) 555-0100', '٤١٦٥٥٥٠١٠٠'),
  service: fc.constantFrom('managed-it', 'cybersecurity', 'support'),
  message: plain(10, 240),
  email: fc.constantFrom('ada@engines.example', "o'brien+tag@büro.example", 'first.last@用户.engines.example'),
});
