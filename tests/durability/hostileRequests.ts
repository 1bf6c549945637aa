import { withoutInvisible } from '#data/rules/text/invisible.ts';
import fc from 'fast-check';
import { contactFields } from '#tests/support/contactFields.ts';

const receiving = ['/api/contact', '/api/subscribe', '/api/newsletter/confirm', '/api/newsletter/unsubscribe'];
const reading = ['/', '/contact', '/api/blog', '/api/blog/restore-test', '/api/ip-location', '/readyz', '/metrics'];
const addresses = [...receiving, ...reading];
const attacks = [
  `Robert'); DROP TABLE "lead"; --`,
  '$1 :name ? %s%n%x \\',
  '<script>alert(1)</script>]]>--><!--',
  'ada@engines.example\r\nBcc: all@example.com',
  '../../../etc/passwd%00',
  '\u0000',
  '\uD800',
  '\uFEFF\u202E\u2028',
  '😀'.repeat(200),
  '1e999',
  '9'.repeat(400),
  '__proto__',
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
const value = oneOf<unknown>([3, text], [1, fc.jsonValue({ maxDepth: 3 })]);

const { idempotencyKey: _, ...valid } = contactFields();
const known = [...Object.keys(valid), 'website', 'elapsed', 'page', 'idempotencyKey', 'list', 'token', 'consent'];
const unknown = ['__proto__', 'constructor', 'toJSON', '', '0', 'id', 'status', 'name[]'];
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
  [1, bytes(2000)],
  [1, repeated(['x', '{', ' ', '&a=b', '%'], 30_000).map((string) => Buffer.from(string))],
);
const odd = ['text/plain', 'multipart/form-data; boundary=x', 'application/json; charset=no-such', ';'];
const contentType = oneOf(
  [6, fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'Application/JSON;charset="UTF-8"')],
  [1, fc.constantFrom(...odd)],
);

const fields = [
  ['Origin', 'Referer', 'Cookie', 'X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host', 'Sec-Fetch-Site'],
  ['Accept', 'Accept-Encoding', 'Range', 'If-Range', 'If-None-Match', 'Content-Encoding', 'Authorization'],
].flat();
const fieldValues = ['null', 'br, gzip;q=0', 'bytes=-1', 'https://evil.example', '999.999.999.999', 'a'.repeat(5000)];
const fieldValue = oneOf(
  [1, fc.constantFrom(...attacks, ...fieldValues)],
  [1, fc.string({ unit: 'binary', maxLength: 80 })],
).map((given) => given.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim());
/** Header fields that a server must bear; none of them says where the request ends. */
const headers = fc.array(
  fc.tuple(fc.constantFrom(...fields), fieldValue).map(([key, given]) => `${key}: ${given}`),
  { maxLength: 8 },
);

const targets = [
  ['//', '///evil.example', '/%', '/%00', '/%c0%af', '/%2e%2e/%2e%2e/etc/passwd', '/site.json', `/${'a'.repeat(6000)}`],
  ['/API/CONTACT', '/api/%63ontact', '/api/contact//', '/api/contact;x=1', '/api/blog?search=%', '/api/blog/__proto__'],
  ['http://localhost/api/contact', 'http://evil.example/', 'foo://bar', '*', 'api/contact', '?'],
].flat();
const address = fc.constantFrom(...addresses);
const target = oneOf(
  [6, address],
  [1, fc.constantFrom(...targets)],
  [1, fc.tuple(address, text).map(([path, given]) => `${path}?q=${encoded(given).slice(0, 4000)}&token=x`)],
);
const method = oneOf(
  [5, fc.constant('POST')],
  [4, fc.constantFrom('GET', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND')],
);

/** What a program may send that keeps to HTTP and to nothing else. */
const requests = (
  verb: fc.Arbitrary<string>,
  path: fc.Arbitrary<string>,
  type: fc.Arbitrary<string>,
  content: fc.Arbitrary<Buffer>,
): fc.Arbitrary<Buffer> =>
  fc.tuple(verb, path, type, headers, content).map(([line, at, kind, given, sent]) => {
    const own = [`${line} ${at} HTTP/1.1`, 'Host: localhost', `Content-Type: ${kind}`];
    const head = [...own, ...given, `Content-Length: ${sent.length}`, '', ''].join('\r\n');
    return Buffer.concat([Buffer.from(head, 'latin1'), sent]);
  });
const posted = (type: string, content: fc.Arbitrary<string>) =>
  requests(
    fc.constant('POST'),
    fc.constantFrom('/api/contact', ...receiving),
    fc.constant(type),
    content.map((string) => Buffer.from(string)),
  );

/** Hostile requests of every kind. What breaks HTTP itself has tests of its own. */
export const hostileRequest: fc.Arbitrary<Buffer> = oneOf(
  [5, posted('application/json', json)],
  [4, posted('application/x-www-form-urlencoded', form)],
  [3, requests(fc.constant('POST'), fc.constantFrom(...receiving), contentType, body)],
  [3, requests(method, target, contentType, body)],
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
