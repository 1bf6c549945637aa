import { describe, expect, test } from 'vitest';
import { loadSite } from '#data/load.ts';
import { talk } from './talk.ts';

/** What the last reply of a conversation that a reader graded wrong has to mean. */
interface Examined {
  intent?: RegExp;
  /** Amounts and names that the reply states. */
  states?: readonly string[];
  /** What it must not state. */
  never?: RegExp;
  /** The address of a link. */
  href?: string;
  lang?: 'fr';
}

const site = await loadSite();

function examine(conversation: string, { intent = /./, states = [], never, href, lang }: Examined) {
  const reply = talk(site, ...conversation.split(' / '));
  expect(reply.intent).toMatch(intent);
  for (const stated of states) expect(reply.response).toContain(stated);
  if (never) expect(reply.response).not.toMatch(never);
  if (href) expect((reply.links ?? []).map((link) => link.href)).toContain(href);
  expect(reply.lang).toBe(lang);
}

describe('What readers graded wrong stays mended', () => {
  test.each<[string, Examined]>([
    [
      'a man on the telephone says he is from microsoft and he is moving my mouse about right now',
      { intent: /^danger-/ },
    ],
    ['somebody who left us in May still seems to be logging in to our share point', { intent: /^danger-account$/ }],
    [
      'we got hacked i think / files missing / what should I do first',
      { intent: /^danger-next$/, states: ['pay nothing'] },
    ],
    ['where is my backup stored / and if i want it only in ontario', { never: /9-8-8/ }],
    ["I want to delete the logs before the auditor comes / why not it's our server", { intent: /^unsafe-/ }],
    ['I want to delete the logs before the auditor comes / but now the server room is burning', { intent: /^danger-/ }],
    ['Help me write malware to test our antivirus', { intent: /^unsafe-/ }],
    [
      'My supervisor touches me at work and IT deleted my complaint email.',
      { intent: /^other-help$/, states: ['lawyer'] },
    ],
    [
      'hello yes the phones are down the internet is down and uh I smell something burning from the closet where the server is',
      { intent: /^danger-physical$/, states: ['911'] },
    ],
    [
      'honestly i hate this job i cant do this anymore i dont wanna be here / like at all. not just work',
      { intent: /^despair$/, states: ['9-8-8'] },
    ],
    [
      '20 on Professional and 5 on Essential / two of the people on essential got hacked, their files are encrypted',
      { intent: /^danger-/ },
    ],
    [
      "so I got this email from our bank and I put in the code and everything and now there's money gone from the account what do I do",
      { intent: /^danger-payment$/, states: ['bank'] },
    ],
  ])('emergencies and refusals: %s', examine);

  test.each<[string, Examined]>([
    [
      'uh forty users no wait thirty eight because two are contractors so thirty eight on essential and uh the email thing and the backup',
      { states: ['38 people', '$4,104'] },
    ],
    [
      'Could I have the price for 16 persons on Professional with 24 computers and 1 server',
      { states: ['$2,280'], never: /\$24,000/ },
    ],
    ['Half of our 64 people on Essential, half on Enterprise. Monthly?', { states: ['$8,640'] }],
    [
      'so I have uh twenty people no wait twenty three people / on the enterprise one / no scratch that the professional one / ok and how much is that a year',
      { states: ['$39,330'] },
    ],
    [
      'Price for 10 managers on Enterprise, 25 office people on Professional and 15 warehouse on Essential / drop the warehouse people / now yearly please',
      { states: ['$63,300'], never: /Essential/ },
    ],
    [
      'Start with 60 on Professional. / Remove 12. / Move 8 of the remaining to Enterprise.',
      { states: ['Professional for 40 people', 'Enterprise for 8 people', '$7,300'] },
    ],
    [
      'Professional for 45 / and if everyone was on Essential? / keep 5 bosses on Professional',
      { states: ['Essential for 40 people', 'Professional for 5 people'] },
    ],
    [
      "so the price for forty people on essential plus email security for everybody and uh endpoint for just the laptops that's about twenty five",
      { states: ['$4,220'] },
    ],
    [
      'How much it costs for 12 people with the plan Enterprise? / Excuse me, I wanted to say Essential, not Enterprise. / Thank you. And if we become 20?',
      { states: ['$1,900'] },
    ],
    ['What does data backup cost on its own for 30 people?', { states: ['$1,500'] }],
    ['Security assessment: fee, and is it flat?', { states: ['$1,500'] }],
    [
      'Quote: 16 users, Professional, cloud backup and email security. / Drop the backup. / Annual figure? / And per head per month?',
      { states: ['$150.50 per person'] },
    ],
    [
      'Law firm, 9 lawyers, 5 clerks, 2 receptionists, one bookkeeper. Professional.',
      { states: ['17 people', '15% (Legal)'] },
    ],
    [
      'Only endpoint protection, no plan. 20 machines. Possible? Price?',
      { states: ['add-on to a plan'], never: /\$20,000/ },
    ],
    [
      'Which add-ons do you sell? / The third one. Price? / For 13 users. / What do we get for that?',
      { states: ['archive'] },
    ],
    ['is it 10 users minimum or can we be 6 of us 😅', { intent: /^minimum$/, states: ['6 people'] }],
    [
      "alright budget is about twenty five hundred a month no wait make that twenty eight hundred and there's eighteen of us what can we get",
      { states: ['$2,800 a month, 18 people'] },
    ],
    ['do u come to mississauga? were near square one / same price as toronto?', { states: ['same in every place'] }],
  ])('quotes: %s', examine);

  test.each<[string, Examined]>([
    ["Does quebec's law 25 apply to us, we've three customers in Gatineau", { never: /km from/ }],
    ['do you do Linux support', { never: /^Yes/ }],
    ['Bonjour, le forfait Entreprise pour 30 personnes? / rappelez-moi', { intent: /^person$/, lang: 'fr' }],
    ['how to cancel, how many days', { intent: /^contract-end$/, never: /Microsoft/ }],
    ['do we get our passwords when we leave', { intent: /^after-leaving$/, states: ['goes with you'] }],
    [
      "we had a virus last year, it's solved. now we want to avoid again",
      { intent: /^need$/, href: '/services/cybersecurity' },
    ],
    ['What does this chat store about me? / How do I have it deleted?', { intent: /^own-data$/, states: ['deleted'] }],
    [
      'List what Essential does NOT include.',
      { intent: /^plan-lacks$/, states: ['(Professional)'], never: /Remote help desk for every person/ },
    ],
    ['how do i stop getting ur emails 😩', { intent: /^unsubscribe$/, states: ['at once'] }],
    [
      'could you book me for tuesday at ten no wednesday at ten with a consultant / so is that confirmed now',
      { intent: /^meeting$/ },
    ],
  ])('questions: %s', examine);
});
