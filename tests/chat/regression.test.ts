import { describe, expect, test } from 'vitest';
import { loadSite } from '#data/load.ts';
import { emergencies } from './regression/emergencies.ts';
import { questions } from './regression/questions.ts';
import { quotes } from './regression/quotes.ts';
import { talk } from './talk.ts';

const site = await loadSite();

describe.each([
  ['emergencies and refusals', emergencies],
  ['quotes', quotes],
  ['questions', questions],
] as const)('What readers graded wrong stays mended: %s', (_, conversations) => {
  test.each(conversations.map((one) => [one.messages.join(' / '), one] as const))('%s', (_name, examined) => {
    const { messages, intent = /./, states = [], never, href, lang } = examined;
    const reply = talk(site, ...messages);
    expect(reply.intent).toMatch(intent);
    for (const stated of states) expect(reply.response).toContain(stated);
    if (never) expect(reply.response).not.toMatch(never);
    if (href) expect((reply.links ?? []).map((link) => link.href)).toContain(href);
    expect(reply.lang).toBe(lang);
  });
});
