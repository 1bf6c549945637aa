import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeAssistant } from '../../../api/chat/assistant.ts';
import { loadSite } from '../../../data/rules/load.ts';
import { answersTo, p99, postJson, request, within } from '../client.ts';
import { median } from '../measure.ts';
import { startBenchServer } from './server.ts';

const conversationLength = 4;
const starts = 7;
/** Open conversations with a person, and how often each visitor writes, in milliseconds. */
const [open, everyMs] = [200, 15_000];

const longMessages = [
  'how much is it and do you come to our office? '.repeat(340),
  '1 2 3 4 5 6 7 8 9 10 '.repeat(760),
  'x'.repeat(16_000),
  'we are 12 people and 14 people or 15 users, '.repeat(360),
  'qwzx plkj mnbv '.repeat(1060),
];

/** How much processor time a reply takes, how long visitors wait, how fast the assistant starts and how much memory it needs. */
export async function chatFigures(page: string): Promise<{ chatRows: string[][]; notes: string[] }> {
  const site = await loadSite();
  const messages = site.assistant.cards.flatMap(({ question, wordings }) => [question, ...wordings]);
  const before = process.memoryUsage().rss;
  const assistant = makeAssistant(site);
  for (const message of messages) assistant.consider({ message });
  const memory = (process.memoryUsage().rss - before) / 2 ** 20;
  /** Others as they may have come before a message. */
  const conversationOf = (at: number) =>
    Array.from({ length: conversationLength - 1 }, (_, back) => ({
      role: 'user' as const,
      content: messages[(at + (back + 1) * 97) % messages.length] as string,
    }));
  const costs = messages
    .map((message, at) => cost(() => assistant.consider({ message, conversation: conversationOf(at) })))
    .sort((a, b) => a - b);
  const at = (part: number) => `${costs[Math.floor(costs.length * part)]?.toFixed(2)} ms`;
  const longest = Math.max(...longMessages.map((message) => cost(() => assistant.consider({ message }))));
  const startMs = median(Array.from({ length: starts }, () => cost(() => makeAssistant(site))));
  const server = await startBenchServer('scripts/start.ts', ':memory:', page);
  let asked = 0;
  const answers = await answersTo(16, 100, () => {
    const message = messages[asked++ % messages.length];
    return postJson(`${server.url}/api/chatbot`, { message, conversation: conversationOf(asked) });
  });
  await server.stop();
  return {
    chatRows: [
      ['Start, from loaded records to the first message', `${startMs.toFixed(0)} ms`, 'under 50 ms'],
      ['Memory of the assistant', `${memory.toFixed(0)} MB`, ''],
      [`Reply in a conversation of ${conversationLength} messages, median`, at(0.5), ''],
      ['The same, 95 of 100', at(0.95), 'under 5 ms'],
      ['The most expensive message of 16 KB', `${longest.toFixed(1)} ms`, 'under 50 ms'],
      ['HTTP, 16 conversations at once, p50', `${within(answers, 0.5).toFixed(1)} ms`, ''],
      ['The same, p99', `${p99(answers).toFixed(1)} ms`, 'under 25 ms'],
      ...(await handoverRows(page)),
    ],
    notes: [
      `${messages.length} questions and wordings of the cards, each with ${conversationLength - 1} others before it; processor time of the process. ` +
        `Starts: median of ${starts} in this process. Client and server share the machine.`,
      `Conversations with a person: each visitor writes every ${everyMs / 1000} s.`,
    ],
  };
}

/** Processor time that `work` takes in this process, in milliseconds. */
function cost(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What open conversations with a person cost in memory, and what visitors of pages notice of them. */
async function handoverRows(page: string): Promise<string[][]> {
  const server = await startBenchServer('scripts/start.ts', ':memory:', page);
  const pages = async () => p99(await answersTo(20, 100, () => request(server.url + page)));
  // Before the server has had any load, whose memory conversations could use again.
  await sleep(2000);
  const before = server.memoryMb();
  let memory = 0;
  const [beside, alone]: [number[], number[]] = [[], []];
  for (let round = 0; round < 3; round++) {
    const abort = new AbortController();
    await Promise.all(Array.from({ length: open }, () => converse(server.url, abort.signal)));
    if (round === 0) {
      await sleep(10_000);
      memory = server.memoryMb() - before;
    }
    beside.push(await pages());
    abort.abort();
    await sleep(1000);
    alone.push(await pages());
  }
  const [together, without] = [median(beside), median(alone)];
  await server.stop();
  return [
    [`Memory of ${open} open conversations with a person`, `${memory.toFixed(0)} MB`, 'under 40 MB'],
    ['Pages beside them, 20 visitors at once, p99', `${together.toFixed(1)} ms`, ''],
    [
      'The same without conversations; the difference',
      `${without.toFixed(1)} ms; ${(together - without).toFixed(1)} ms`,
      'under 50 ms',
    ],
  ];
}

/** Asks for a person, listens, and writes now and then. Resolves once the stream is open. */
async function converse(url: string, signal: AbortSignal): Promise<void> {
  const [id, secret] = [randomUUID(), randomBytes(32).toString('base64url')];
  const post = (path: string, body: object) =>
    fetch(`${url}/api/handover${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    }).then((response) => response.text());
  await post('', { id, secret });
  const stream = await fetch(`${url}/api/handover/${id}/events`, {
    headers: { Authorization: `Bearer ${secret}` },
    signal,
  });
  const write = async () => {
    await sleep(Math.random() * everyMs, undefined, { signal });
    for (;;) {
      await post(`/${id}/messages`, { secret, key: randomUUID(), text: 'Are you still there? We are 25 people.' });
      await sleep(everyMs, undefined, { signal });
    }
  };
  Promise.all([stream.text(), write()]).catch(() => {});
}
