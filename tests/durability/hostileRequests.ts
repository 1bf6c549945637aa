import fc from 'fast-check';
import { contactFields } from '#scripts/support/contactFields.ts';

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

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...attacks) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 600 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('a', 'ä', '\u0000', '"', '\\', ' '), fc.nat(20_000))
      .map(([unit, times]) => unit.repeat(times)),
  },
);
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.constantFrom<unknown>(null, true, -0, 1e308, [], {}, [[]], { toString: 1 }, ['a', 'b'], { $gt: '' }),
  fc.jsonValue({ maxDepth: 3 }),
);

const { idempotencyKey: _, ...valid } = contactFields();
const hidden = ['website', 'elapsed', 'page', 'idempotencyKey', 'list', 'token', 'consent'];
const unknown = [
  '__proto__',
  'constructor',
  'toString',
  'toJSON',
  'then',
  '',
  '0',
  'id',
  'status',
  'name[]',
  'name\u0000',
];
const name = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Object.keys(valid), ...hidden) },
  fc.constantFrom(...unknown),
  text,
);

/** JSON text, member by member, so that a name may come twice and `__proto__` is one like any other. */
const objectText = (members: readonly [string, unknown][]) =>
  `{${members.map(([key, member]) => `${JSON.stringify(key)}:${JSON.stringify(member) ?? 'null'}`).join()}}`;
const almostValid = fc
  .array(fc.tuple(name, value), { minLength: 1, maxLength: 4 })
  .map((members) => objectText([...Object.entries(valid), ...members]));
const deep = fc
  .tuple(fc.constantFrom('[', '{"a":', '[{"a":'), fc.integer({ min: 1, max: 7000 }))
  .map(([unit, times]) => unit.repeat(times));
const broken = fc
  .tuple(
    almostValid,
    fc.nat(400),
    fc.constantFrom('', ',', '}', '\u0000', '"', '\\u12', '//', '\n', 'NaN', '1e', '\uFEFF', "'"),
  )
  .map(([json, at, what]) => json.slice(0, at) + what + (at % 2 ? json.slice(at + 1) : ''));
const json = fc.oneof(
  { weight: 5, arbitrary: almostValid },
  { weight: 2, arbitrary: fc.array(fc.tuple(name, value), { maxLength: 12 }).map(objectText) },
  { weight: 2, arbitrary: broken },
  fc.jsonValue().map((any) => JSON.stringify(any)),
  deep,
);
const form = fc
  .array(fc.tuple(name, text, fc.boolean()), { maxLength: 30 })
  .map((fields) =>
    [
      ...Object.entries(valid).map(([key, given]) => `${key}=${encodeURIComponent(given)}`),
      ...fields.map(([key, given, encoded]) =>
        encoded
          ? `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(given.toWellFormed())}`
          : `${key}=${given}`,
      ),
    ].join('&'),
  );
const body = fc.oneof(
  { weight: 5, arbitrary: json.map((string) => Buffer.from(string)) },
  { weight: 3, arbitrary: form.map((string) => Buffer.from(string)) },
  { weight: 1, arbitrary: json.map((string) => Buffer.from(string, 'utf16le')) },
  { weight: 1, arbitrary: json.map((string) => Buffer.from(string, 'latin1')) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('x', '{', ' ', '&a=b', '%'), fc.integer({ min: 0, max: 30_000 }))
      .map(([unit, times]) => Buffer.from(unit.repeat(times))),
  },
);

const contentType = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'Application/JSON;charset="UTF-8"',
    ),
  },
  fc.constantFrom(
    ...['text/plain', 'multipart/form-data; boundary=x', 'multipart/form-data', '*/*', '/', ';'],
    ...['utf-16', 'no-such', ''].map((charset) => `application/json; charset=${charset}`),
    'x'.repeat(2000),
    '\u00e9/\u00e9',
  ),
);

const token = fc.stringMatching(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,40}$/);
const fieldValue = fc
  .oneof(fc.constantFrom(...attacks), fc.string({ unit: 'binary', maxLength: 80 }))
  .map((given) => given.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim());
/** Header fields that a server must bear; none of them says where the request ends. */
const harmless = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        token.filter(
          (key) => !/^(content-length|transfer-encoding|connection|host|expect|upgrade|trailer)$/i.test(key),
        ),
        fieldValue,
      )
      .map(([key, given]) => `${key}: ${given}`),
  },
  fc
    .tuple(
      fc.constantFrom(
        ...['Origin', 'Referer', 'Cookie', 'X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host', 'X-Real-IP'],
        ...['Accept', 'Accept-Language', 'Accept-Encoding', 'Range', 'If-Range', 'If-None-Match', 'If-Modified-Since'],
        ...['Content-Encoding', 'Content-Range', 'Authorization', 'User-Agent', 'Sec-Fetch-Site', 'X-Request-Id'],
      ),
      fc.oneof(
        fieldValue,
        fc.constantFrom(
          ...['null', '*', 'br, gzip;q=0', 'bytes=0-0,1-1', 'bytes=-1', 'bytes=999999999999999999999-', ', ,'],
          ...['http://localhost', 'https://evil.example', '127.0.0.1', '999.999.999.999', 'a'.repeat(5000)],
        ),
      ),
    )
    .map(([key, given]) => `${key}: ${given}`),
);
const headers = fc.array(harmless, { maxLength: 8 });

const target = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...addresses) },
  fc.constantFrom(
    ...['//', '///evil.example', '/%', '/%00', '/%c0%af', '/..', '/%2e%2e/%2e%2e/etc/passwd', '/.env', '/site.json'],
    ...['/', '//', ';x=1', '%2f', '#x'].map((end) => `/api/contact${end}`),
    ...['/API/CONTACT', '/api/%63ontact', '/assets/', '/assets/x-abc.js.br', '/services/%00/ajax'],
    ...['http://localhost/api/contact', 'http://evil.example/', 'https://', 'foo://bar', '*', 'api/contact', '?'],
    ...['?category[]=x', '?search=%', '?search=%00', '?category=__proto__', '/__proto__', '/%E0%A4%A'].map(
      (end) => `/api/blog${end}`,
    ),
    `/${'a'.repeat(6000)}`,
    `/${'a/'.repeat(2000)}`,
  ),
  fc
    .tuple(fc.constantFrom(...addresses), text)
    .map(
      ([path, given]) =>
        `${path}?q=${encodeURIComponent(given.toWellFormed()).slice(0, 4000)}&token=${encodeURIComponent(given.toWellFormed()).slice(0, 2000)}`,
    ),
  fc
    .tuple(fc.constantFrom(...addresses), fc.string({ maxLength: 60 }))
    .map(([path, given]) => path + given.replace(/[\s\p{Cc}]/gu, '')),
);
const method = fc.oneof(
  { weight: 5, arbitrary: fc.constant('POST') },
  { weight: 3, arbitrary: fc.constantFrom('GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS') },
  fc.constantFrom('TRACE', 'PROPFIND', 'QUERY'),
);

const framed = (line: string, fields: readonly string[], content: Buffer): Hostile => ({
  bytes: Buffer.concat([
    Buffer.from([line, 'Host: localhost', ...fields, `Content-Length: ${content.length}`, '', ''].join(crlf), 'latin1'),
    content,
  ]),
  framed: true,
});

/** What a program may send that keeps to HTTP and to nothing else. */
const wellFramed = fc
  .tuple(method, target, contentType, headers, body)
  .map(([verb, address, type, fields, content]) =>
    framed(`${verb} ${address} HTTP/1.1`, [`Content-Type: ${type}`, ...fields], content),
  );
const posted = fc
  .tuple(fc.constantFrom('/api/contact', ...receiving), fc.boolean(), json, form, headers)
  .map(([address, isForm, asJson, asForm, fields]) =>
    framed(
      `POST ${address} HTTP/1.1`,
      [`Content-Type: application/${isForm ? 'x-www-form-urlencoded' : 'json'}`, ...fields],
      Buffer.from(isForm ? asForm : asJson),
    ),
  );
const typed = fc
  .tuple(fc.constantFrom(...receiving), contentType, headers, body)
  .map(([address, type, fields, content]) =>
    framed(`POST ${address} HTTP/1.1`, [`Content-Type: ${type}`, ...fields], content),
  );

/** What breaks HTTP itself. */
const unframed = fc
  .oneof(
    fc
      .tuple(
        fc.constantFrom('GET', 'get', 'G\u0000T', 'CONNECT', 'FOO', '', 'POST POST'),
        target,
        fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9.9', 'HTTPS/1.1', ''),
      )
      .map(([verb, address, version]) => `${verb} ${address} ${version}${crlf}Host: localhost${crlf}${crlf}`),
    fc
      .constantFrom(
        ...['-1', '1e3', '5, 6', `5${crlf}Content-Length: 6`, '99999999999999999999'].map(
          (n) => `Content-Length: ${n}`,
        ),
        `Content-Length: 3${crlf}Transfer-Encoding: chunked`,
        ...['chunked, chunked', 'xchunked', 'gzip'].map((coding) => `Transfer-Encoding: ${coding}`),
        ...[' folded: x', 'No colon', ': no name', 'Bad Name: x', 'X: a\u0000b', 'X: a\rb', 'Expect: 100-continue'],
        ...['Expect: what', 'Upgrade: websocket', 'Connection: close', 'Host: two', 'Host: [::1'],
        `X: ${'a'.repeat(20_000)}`,
        `${'X: y\r\n'.repeat(3000)}X: y`,
      )
      .chain((field) =>
        target.map(
          (address) =>
            `POST ${address} HTTP/1.1${crlf}Host: localhost${crlf}Content-Type: application/json${crlf}${field}${crlf}${crlf}{}${crlf}`,
        ),
      ),
    fc
      .constantFrom(
        `zz${crlf}{}${crlf}0${crlf}${crlf}`,
        `2${crlf}{}`,
        `2;ext="${'x'.repeat(20_000)}"${crlf}{}${crlf}0${crlf}${crlf}`,
        `-1${crlf}`,
        `ffffffffffffffff${crlf}{}`,
        `2${crlf}{}${crlf}0${crlf}Bad Trailer${crlf}${crlf}`,
      )
      .map(
        (chunks) =>
          `POST /api/contact HTTP/1.1${crlf}Host: localhost${crlf}Content-Type: application/json${crlf}Transfer-Encoding: chunked${crlf}${crlf}${chunks}`,
      ),
    fc
      .uint8Array({ minLength: 1, maxLength: 500 })
      .map((bytes) => `${Buffer.from(bytes).toString('latin1')}${crlf}${crlf}`),
  )
  .map((request): Hostile => ({ bytes: Buffer.from(request, 'latin1'), framed: false }));

/** Malformed and hostile requests of every kind. */
export const hostileRequest: fc.Arbitrary<Hostile> = fc.oneof(
  { weight: 9, arbitrary: posted },
  { weight: 3, arbitrary: typed },
  { weight: 3, arbitrary: wellFramed },
  { weight: 2, arbitrary: unframed },
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
    .map((given) => given.toWellFormed().replaceAll('\u0000', '').trim().slice(0, max).toWellFormed().trim())
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
