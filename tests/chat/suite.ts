import { makeAssistant } from '#api/chat/assistant.ts';
import type { ChatReply } from '#api/routes/chatbot/schema.ts';
import type { Site } from '#data/schema/site.ts';
import { makeJudge } from './judge.ts';
import type { Question } from './questions/question.ts';

export interface Outcome {
  question: Question;
  reply: ChatReply;
  wrong: string[] /** Of the last message, in milliseconds. */;
  ms: number;
}

/** A Wednesday morning in winter. */
const usualMoment = '2026-11-18T15:00:00Z';

/** Asks every question and judges the reply to its last message. */
export function runSuite(site: Site, questions: readonly Question[]): Outcome[] {
  let now = new Date(usualMoment);
  const assistant = makeAssistant(site, { now: () => now });
  assistant.warmUp();
  const judge = makeJudge(site);
  return questions.map((question) => {
    now = new Date(question.expect.at ?? usualMoment);
    const conversation: { role: 'user' | 'assistant'; content: string }[] = [];
    let reply: ChatReply = { response: '' };
    let ms = 0;
    for (const message of question.turns) {
      const start = performance.now();
      reply = assistant.reply({ message, conversation: [...conversation] });
      ms = performance.now() - start;
      conversation.push({ role: 'user', content: message }, { role: 'assistant', content: reply.response });
    }
    return { question, reply, wrong: judge(question, reply), ms };
  });
}
