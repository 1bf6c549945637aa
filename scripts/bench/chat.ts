import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { makeAssistant } from '../../api/chat/assistant.ts';
import { loadSite } from '../../data/rules/load.ts';
import nodeFlags from '../nodeFlags.json' with { type: 'json' };
import { handoverRows } from './handover.ts';
import { median } from './measure.ts';
import { report } from './report.ts';

const conversations = 16;
const conversationLength = 4;
const seconds = 5;
const starts = 7;

/** How much processor time a reply takes, how long visitors wait, how fast the assistant starts and how much memory it needs. */
export async function run(): Promise<void> {
  const site = await loadSite();
  const messages = site.assistant.cards.flatMap(({ question, wordings }) => [question, ...wordings]);
  const before = process.memoryUsage().rss;
  const assistant = makeAssistant(site);
  for (const message of messages) assistant.consider({ message });
  const memory = process.memoryUsage().rss - before;
  const costs = messages.map((message, at) => {
    const conversation = Array.from({ length: conversationLength - 1 }, (_, back) => ({
      role: 'user' as const,
      content: messages[(at + (back + 1) * 97) % messages.length] as string,
    }));
    return cost(() => void assistant.consider({ message, conversation }));
  });
  const longest = longMessages.map((message) => cost(() => void assistant.consider({ message })));
  const startMs = median(Array.from({ length: starts }, () => elapsed(() => void makeAssistant(site))));
  const { p50, p99, perSecond } = await load(messages);
  const at = (part: number) => costs.toSorted((a, b) => a - b)[Math.floor(costs.length * part)] ?? Number.NaN;
  report(
    'chat',
    ['What', 'Measured', 'Wanted'],
    [
      ['Start, from loaded records to the first message', `${startMs.toFixed(0)} ms`, 'under 50 ms'],
      ['Memory of the assistant', `${(memory / 2 ** 20).toFixed(0)} MB`, ''],
      [`Reply in a conversation of ${conversationLength} messages, median`, `${at(0.5).toFixed(2)} ms`, ''],
      ['The same, 95 of 100', `${at(0.95).toFixed(2)} ms`, 'under 5 ms'],
      ['The most expensive message of 16 KB', `${Math.max(...longest).toFixed(1)} ms`, 'under 50 ms'],
      [`HTTP, ${conversations} conversations at once, p50`, `${p50.toFixed(1)} ms`, ''],
      ['The same, p99', `${p99.toFixed(1)} ms`, 'under 25 ms'],
      ['The same, replies a second', perSecond.toFixed(0), ''],
      ...(await handoverRows()),
    ],
    [
      `${messages.length} questions and wordings of the cards, each with ${conversationLength - 1} others before it; processor time of the process. ` +
        `Starts: median of ${starts} in this process. Client and server share the machine.`,
      'Conversations with a person: each visitor writes every 15 s, durably; medians of three rounds in turns with pages alone.',
    ],
  );
}

const longMessages = [
  'how much is it and do you come to our office? '.repeat(340),
  '1 2 3 4 5 6 7 8 9 10 '.repeat(760),
  'x'.repeat(16_000),
  'we are 12 people and 14 people or 15 users, '.repeat(360),
  'qwzx plkj mnbv '.repeat(1060),
];

/** Milliseconds that `work` takes. */
function elapsed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Processor time that `work` takes in this process, in milliseconds. */
function cost(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Holds conversations with a server process, one message after another in each; times in milliseconds. */
async function load(messages: readonly string[]): Promise<{ p50: number; p99: number; perSecond: number }> {
  const child = fork(join(import.meta.dirname, 'api/server.ts'), ['no write', ':memory:'], {
    execArgv: nodeFlags.start,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [port] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The server did not start.');
    }),
  ])) as [number];
  const begin = performance.now() + 2000;
  const end = begin + seconds * 1000;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: conversations }, async (_, conversation) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let requestIndex = conversation * 71; performance.now() < end; requestIndex++) {
        const body = JSON.stringify({
          message: messages[requestIndex % messages.length],
          conversation: Array.from({ length: requestIndex % conversationLength }, (_, back) => ({
            role: 'user',
            content: messages[(requestIndex + back + 1) % messages.length],
          })),
        });
        const sent = performance.now();
        await send(port, agent, body);
        const now = performance.now();
        if (sent >= begin && now <= end) times.push(now - sent);
        // Visitors read before they write again.
        await new Promise((resolve) => {
          setTimeout(resolve, 60 + ((requestIndex * 37) % 80));
        });
      }
      agent.destroy();
    }),
  );
  child.disconnect();
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), perSecond: times.length / seconds };
}

function send(port: number, agent: Agent, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: '/api/chatbot',
        method: 'POST',
        agent,
        headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
      },
      (response) => {
        response
          .resume()
          .on('end', () =>
            response.statusCode === 200 ? resolve() : reject(new Error(`The server answered ${response.statusCode}.`)),
          );
      },
    );
    sent.on('error', reject).end(body);
  });
}
