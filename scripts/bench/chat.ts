import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { loadSite } from '../../data/load.ts';
import { ownQuestions } from '../../tests/chat/questions/index.ts';
import { halfOf, type Question } from '../../tests/chat/questions/question.ts';
import { type Outcome, runSuite } from '../../tests/chat/suite.ts';
import nodeFlags from '../nodeFlags.json' with { type: 'json' };
import { median } from './measure.ts';
import { report } from './report.ts';

const connections = 64;
const seconds = 5;
const starts = 7;

/** The evaluation set, both halves by kind, and how fast the built-in assistant is. Argument "wrong": shows what the half `dev` has wrong. */
export async function run([show]: string[]): Promise<void> {
  const site = await loadSite();
  const indexMs = median(await eachStart(starts));
  const questions = ownQuestions(site);
  const outcomes = runSuite(site, questions);
  const messageMs = cost(() => void runSuite(site, questions)) / questions.length;
  if (show === 'wrong')
    for (const { question, reply, wrong } of outcomes)
      if (wrong.length > 0 && halfOf(question) === 'dev')
        console.log(
          `[${question.kind}] ${question.turns.join(' | ')}\n  ${wrong.join('; ')}\n  ${reply.intent}: ${reply.response}\n`,
        );
  const kinds = [...new Set(questions.map(({ kind }) => kind))];
  const share = (some: readonly Outcome[]) => {
    const right = some.filter(({ wrong }) => wrong.length === 0).length;
    return some.length === 0 ? '-' : `${right}/${some.length} (${((100 * right) / some.length).toFixed(1)}%)`;
  };
  const row = (name: string, some: readonly Outcome[]) => [
    name,
    ...(['dev', 'held out'] as const).map((half) => share(some.filter(({ question }) => halfOf(question) === half))),
  ];
  const { p50, p99, perSecond } = await load(questions);
  report(
    'chat',
    ['Kind', 'dev', 'held out'],
    [
      ...kinds.map((kind) =>
        row(
          kind,
          outcomes.filter(({ question }) => question.kind === kind),
        ),
      ),
      row('all', outcomes),
    ],
    [
      'Rules are developed against the half "dev" alone; which half a question is in follows from a hash of it.',
      `POST /api/chatbot over HTTP, ${connections} connections, ${seconds} s, the questions of the set in turns, ` +
        `without a model: ${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms ` +
        '(client and server share the machine).',
      `Index, from loaded records to the first message, in a process of its own with the server's flags: ` +
        `${indexMs.toFixed(0)} ms (median of ${starts} starts); a question of the set with all its turns ` +
        `${messageMs.toFixed(2)} ms of processor time, the making of an assistant included. Slowest single message ` +
        `of the set: ${Math.max(...outcomes.map(({ ms }) => ms)).toFixed(1)} ms.`,
      'Wanted: 95% in both halves, 100% of quotes, contact details, emergencies and refusals; p99 under 10 ms; index under 300 ms; no message above 50 ms.',
    ],
  );
}

/** Milliseconds in which a fresh process builds the index, for `count` processes in turn. */
async function eachStart(count: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) {
    const child = fork(join(import.meta.dirname, 'chatIndex.ts'), [], { execArgv: nodeFlags.start });
    times.push(Number((await once(child, 'message'))[0]));
  }
  return times;
}

/** CPU time that `work` takes in this process, in milliseconds. */
function cost(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Sends the last message of each question to a server process, one after another on each connection; times in milliseconds. */
async function load(questions: readonly Question[]): Promise<{ p50: number; p99: number; perSecond: number }> {
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
  const bodies = questions.map(({ turns }) =>
    JSON.stringify({
      message: turns.at(-1),
      conversation: turns.slice(0, -1).map((content) => ({ role: 'user', content })),
    }),
  );
  const begin = performance.now() + 2000;
  const end = begin + seconds * 1000;
  const times: number[] = [];
  // Visitors do not all write at once: the pauses keep the server at about half of its capacity.
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let turn = connection * 7; performance.now() < end; turn++) {
        const sent = performance.now();
        await send(port, agent, bodies[turn % bodies.length] as string);
        const now = performance.now();
        if (sent >= begin && now <= end) times.push(now - sent);
        await new Promise((resolve) => {
          setTimeout(resolve, 60 + ((turn * 37) % 80));
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
