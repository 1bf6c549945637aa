import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Mail } from '#api/mail/mail.ts';
import { type MailerLimits, makeMailer, needsEncryption } from '#api/mail/mailer.ts';
import { type Behaviour, freePort, type SmtpPeer, startSmtp } from '#tests/support/smtpPeer.ts';
import { failureOf } from '#tests/support/failureOf.ts';
import { listenLocally } from '#tests/support/httpPeer.ts';

let smtp: SmtpPeer;
beforeEach(async () => {
  smtp = await startSmtp();
});
afterEach(() => smtp.stop());

const from = { name: 'North Shore IT', address: 'hello@northshore.example' };
const to = { name: '', address: 'ada@engines.example' };
const messageId = '<1@northshore.example>';
const written = { from, to, subject: 'Hello', text: 'Text.', html: '<p>Text.</p>', messageId };
const buildMail = (facts: Partial<Mail> = {}): Mail => ({ ...written, ...facts });

function mailerTo(url: string, limits: MailerLimits = {}) {
  const mailer = makeMailer(url, { connections: 5, ...limits });
  onTestFinished(() => mailer.close());
  return mailer;
}

describe('A mail that is taken', () => {
  test('has what was given, in characters of every script', async () => {
    const words = 'Zoë Müller, 東京, مرحبا, 👩‍💻 “quoted”; <b>&amp;';
    const text = `${words}\n${'ä'.repeat(3000)}\n.\n..\nFrom here\n`;
    const unsubscribe = `<https://northshore.example/leave?token=${'x'.repeat(200)}>`;
    const replyTo = { name: words, address: 'reply@engines.example' };
    const headers = { 'List-Unsubscribe': unsubscribe, 'Auto-Submitted': 'auto-replied' };
    await mailerTo(smtp.url).send(buildMail({ subject: words, text, html: `<p>${words}</p>`, replyTo, headers }));
    expect(smtp.accepted).toMatchObject([
      {
        from: 'hello@northshore.example',
        to: ['ada@engines.example'],
        mail: { messageId, subject: words, text, html: `<p>${words}</p>\n`, from, to: [to], replyTo: [replyTo] },
      },
    ]);
    const read = Object.fromEntries(smtp.accepted[0]?.mail.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(read).toMatchObject({ 'list-unsubscribe': unsubscribe, 'auto-submitted': 'auto-replied' });
  });

  test('is waited for once its content leaves, whatever the patience, so that it does not come twice', async () => {
    const { promise: hold, resolve: answer } = Promise.withResolvers<void>();
    smtp.behave({ hold });
    const sending = mailerTo(smtp.url).send(buildMail({ text: 'ä'.repeat(100_000) }), 200);
    await expect.poll(() => smtp.most).toBe(1);
    await sleep(300);
    answer();
    await sending;
    expect(smtp.accepted.map(({ mail }) => mail.text?.trim() === 'ä'.repeat(100_000))).toEqual([true]);
  });
});

test.each([
  ['a server that takes it', false],
  ['no other, and nobody is asked to take it', true],
])('An address with letters beyond ASCII is written to on %s', async (_, ascii) => {
  const peer = await startSmtp(0, { ascii });
  onTestFinished(() => peer.stop());
  const sending = mailerTo(peer.url).send(buildMail({ to: { name: '', address: 'jörg@engines.example' } }));
  if (!ascii) await sending;
  else
    expect(await failureOf(sending)).toEqual({
      reason: 'letters in the address that the mail server does not take',
      failure: 'message',
    });
  expect(peer.accepted.map(({ to }) => to)).toEqual(ascii ? [] : [['jörg@engines.example']]);
  expect(peer.tries).toBe(ascii ? 0 : 1);
});

describe('What somebody typed cannot', () => {
  const injection = 'Ada\r\nBcc: victim@else.example\r\n\r\nBody \u0000\u2028\u0085X-Evil: yes';

  test('add a header field', async () => {
    const replyTo = { name: injection, address: 'ada@engines.example' };
    const from = { name: injection, address: 'hello@northshore.example' };
    const headers = { 'X-Note': injection };
    await mailerTo(smtp.url).send(buildMail({ subject: injection, replyTo, from, headers }));
    const [accepted] = smtp.accepted;
    expect(accepted?.to).toEqual(['ada@engines.example']);
    const ours = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to', 'x-note'];
    expect(accepted?.mail.headers.map(({ key }) => key).sort()).toEqual(ours);
    const flat = 'Ada Bcc: victim@else.example Body X-Evil: yes';
    const sender = { replyTo: [{ ...to, name: flat }], from: { ...from, name: flat } };
    expect(accepted?.mail).toMatchObject({ subject: flat, text: 'Text.\n', ...sender });
  });

  test.each(['a@b.c, x@y.z', 'x,a@b.ca', 'a@b.ca\r\nBcc: x@y.ca', 'a@b.ca>,<x@y.ca', 'a@b.ca，y.ca'])(
    'add a recipient: %j',
    async (address) => {
      expect(await failureOf(mailerTo(smtp.url).send(buildMail({ to: { name: '', address } })))).toEqual({
        reason: 'an address that cannot be mailed',
        failure: 'recipient',
      });
      expect(smtp.tries).toBe(0);
    },
  );

  test.each(['a@b.c,x@y.z', 'a@b.ca\r\nBcc: x@y.ca', 'jörg@x.ca'])('add a reply address: %j', async (address) => {
    await mailerTo(smtp.url).send(buildMail({ replyTo: { name: 'Ada', address } }));
    expect(smtp.accepted).toHaveLength(1);
    expect(smtp.accepted[0]?.to).toEqual(['ada@engines.example']);
    expect(smtp.accepted[0]?.mail.headers.map(({ key }) => key)).not.toContain('reply-to');
    expect(smtp.accepted[0]?.raw).not.toMatch(/x@y|jörg/);
  });

  test('end the mail and begin another, or control what shows it', async () => {
    const smuggled =
      'One\r\n.\r\nMAIL FROM:<x@y.ca>\r\nRCPT TO:<x@y.ca>\r\nDATA\r\n.\n.\r.\r\nTwo\u0007\u001b[0m\u202e';
    await mailerTo(smtp.url).send(buildMail({ text: smuggled, html: smuggled }));
    expect(smtp.tries).toBe(1);
    expect(smtp.accepted[0]?.mail.text).toBe('One\n.\nMAIL FROM:<x@y.ca>\nRCPT TO:<x@y.ca>\nDATA\n.\n.\n.\nTwo[0m\n');
  });
});

describe('A mail that is not taken', () => {
  test.each<[Behaviour, string, string]>([
    [{ rcpt: 550 }, 'answered 550 5.1.1 to RCPT TO', 'recipient'],
    [{ rcpt: 550, detail: '5.7.1' }, 'answered 550 5.7.1 to RCPT TO', 'sender'],
    [{ rcpt: 552, detail: '5.2.2' }, 'answered 552 5.2.2 to RCPT TO', 'sender'],
    [{ rcpt: 550, detail: '' }, 'answered 550 to RCPT TO', 'recipient'],
    [{ rcpt: 552, detail: '' }, 'answered 552 to RCPT TO', 'sender'],
    [{ rcpt: 554, detail: '' }, 'answered 554 to RCPT TO', 'sender'],
    [{ rcpt: 450 }, 'answered 450 4.1.1 to RCPT TO', 'temporary'],
    [{ mail: 550 }, 'answered 550 5.1.1 to MAIL FROM', 'sender'],
    [{ data: 554 }, 'answered 554 5.1.1 to DATA', 'recipient'],
    [{ data: 550, detail: '5.7.1' }, 'answered 550 5.7.1 to DATA', 'sender'],
    [{ data: 554, detail: '' }, 'answered 554 to DATA', 'sender'],
    [{ data: 451 }, 'answered 451 4.1.1 to DATA', 'temporary'],
    [{ rcpt: 503 }, 'answered 503 5.1.1 to RCPT TO', 'sender'],
    [{ rcpt: 530 }, 'answered 530 5.1.1 to RCPT TO', 'sender'],
  ])('%o', async (behaviour, reason, failure) => {
    smtp.behave(behaviour);
    const mailer = mailerTo(smtp.url);
    expect(await failureOf(mailer.send(buildMail()))).toEqual({ reason, failure });
    smtp.behave({});
    await mailer.send(buildMail());
    expect(smtp.accepted).toHaveLength(1);
  });

  test('nothing listens, or there is no such host', async () => {
    expect(await failureOf(mailerTo(`smtp://127.0.0.1:${await freePort()}`).send(buildMail()))).toEqual({
      reason: 'no connection (ESOCKET)',
      failure: 'connection',
    });
    expect(await failureOf(mailerTo('smtp://nowhere.invalid').send(buildMail()))).toMatchObject({
      reason: expect.stringMatching(/^no (connection|answer in time) \(\w+\)$/),
      failure: 'connection',
    });
  });

  test('a server that does not take the name and the password of the address, which it is told', async () => {
    const received: string[] = [];
    const url = await rawServer((socket) => {
      socket.write('220 here\r\n');
      socket.on('data', (line) => {
        received.push(String(line));
        socket.write(
          /^EHLO/.test(String(line)) ? '250-here\r\n250 AUTH PLAIN\r\n' : '535 5.7.8 ada@engines.example: no\r\n',
        );
      });
    });
    expect(await failureOf(mailerTo(url.replace('//', '//ada:engines@')).send(buildMail()))).toEqual({
      reason: 'answered 535 5.7.8 to AUTH PLAIN',
      failure: 'sender',
    });
    expect(received).toContain(`AUTH PLAIN ${btoa('\0ada\0engines')}\r\n`);
  });

  test('the connection breaks within the mail, again and again', async () => {
    smtp.behave({ drop: true });
    const mailer = mailerTo(smtp.url);
    const big = buildMail({ text: 'x'.repeat(2_000_000) });
    expect(await failureOf(mailer.send(big))).toMatchObject({
      failure: 'connection',
      reason: expect.stringMatching(/^no connection \((ECONNECTION|ESOCKET)\)$/),
    });
    // What was begun is not tried again behind the outbox's back.
    expect(smtp.tries).toBe(1);
    smtp.behave({});
    await mailer.send(big);
    expect(smtp.accepted.map(({ mail }) => mail.messageId)).toEqual(['<1@northshore.example>']);
    // The next goes over the connection that stays open.
    const { connections } = smtp;
    await mailer.send(buildMail());
    expect(smtp.connections).toBe(connections);
  });

  test.each<[string, MailerLimits, string]>([
    ['never says who it is', { greeting: 50 }, ''],
    ['falls silent', { command: 50 }, '220 here\r\n'],
    ['takes too long altogether', { total: 50 }, '220 here\r\n'],
  ])('the server %s', async (_, limits, greeting) => {
    const url = await rawServer((socket) => void socket.write(greeting));
    expect(await failureOf(mailerTo(url, limits).send(buildMail()))).toEqual({
      reason: expect.stringMatching(/^no answer in time \((ETIMEDOUT|EABORT)\)$/),
      failure: 'connection',
    });
  });
});

/** A server that does with a connection whatever it is told. */
async function rawServer(answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    answer(socket);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${await listenLocally(server)}`;
}

test('A mail whose recipient is not answered is given up when patience ends, and nothing of it has left', async () => {
  smtp.behave({ stall: 'engines' });
  expect(await failureOf(mailerTo(smtp.url).send(buildMail(), 200))).toEqual({
    reason: 'no answer in time (EABORT)',
    failure: 'connection',
  });
  expect(smtp.stalled).toEqual(['ada@engines.example']);
  expect(smtp.accepted).toEqual([]);
});

describe('A password', () => {
  test.each([
    ['smtp://user:secret@mail.example:587', true],
    ['smtp://user:secret@10.0.0.5:25', true],
    ['smtp://mail.example:25', false],
    ['smtp://user:secret@127.0.0.1:25', false],
    ['smtp://user:secret@localhost:25', false],
    ['smtp://user:secret@[::1]:25', false],
  ])('in %s needs encryption: %s', (url, expected) => {
    expect(needsEncryption(url)).toBe(expected);
  });

  test('is not sent to a server that offers no encryption', async () => {
    const received: string[] = [];
    const url = await rawServer((socket) => {
      socket.write('220 mail.example\r\n');
      socket.on('data', (bytes) => {
        received.push(String(bytes));
        socket.write(String(bytes).startsWith('EHLO') ? '250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n' : '502 No\r\n');
      });
    });
    // An address of this machine that is not one of the loopback interface's names.
    const sending = mailerTo(url.replace('127.0.0.1', 'user:secret@0.0.0.0')).send(buildMail());
    expect(await failureOf(sending)).toEqual({ reason: 'answered 502 to STARTTLS', failure: 'sender' });
    expect(received.join('')).not.toMatch(/AUTH/);
  });
});
