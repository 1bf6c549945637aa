import { expect, test } from 'vitest';
import { makeCards } from '#api/chat/cards/cards.ts';
import { loadSite } from '#data/rules/load.ts';
import { assistantOf, talk, talkAt } from './talk.ts';

const site = await loadSite();
const { functionWords } = site.assistant.vocabulary;
const cards = makeCards(site, new Set([...(functionWords.en ?? []), ...(functionWords.fr ?? [])]));

test('each wording finds its card, as the answer or among three buttons', () => {
  const lost = site.assistant.cards.flatMap(({ id, question, wordings }) =>
    [question, ...wordings].filter(
      (text) => cards.sure(text)?.id !== id && !cards.near(text, 3).some((card) => card.id === id),
    ),
  );
  expect(lost).toEqual([]);
});

test('each button leads to an answer of its own', () => {
  for (const { question } of site.assistant.cards) {
    const reply = talk(site, question);
    for (const suggestion of reply.suggestions ?? []) {
      const next = assistantOf(site).consider({ message: suggestion, ...(reply.state ? { state: reply.state } : {}) });
      expect(next.unsure, `${question}: ${suggestion}`).toBeUndefined();
    }
  }
});

test('where nothing is sure, the three nearest questions are buttons, and a person is offered', () => {
  const reply = talk(site, 'who painted the mural that hangs in your lobby');
  expect(reply).toMatchObject({ handOver: true });
  expect(reply.response).toMatch(/Is it one of these\?|didn’t understand that/);
  expect(talk(site, 'zxqv blorp')).toMatchObject({
    response: expect.stringContaining('didn’t understand that'),
    handOver: true,
  });
});

test('a short question goes on with the subject before', () => {
  expect(talk(site, 'What does cloud migration cost?', 'how long does it take').response).toContain('2-8 weeks');
  expect(talk(site, 'Do you work with law firms?', 'which rules').response).toContain('By-Law 9');
});

test.each([
  ['Do you do backups?', 'How often do they run?', 'Every day'],
  ['Is my data kept in Canada', 'what about PHIPA', 'health records'],
  ['Do you work with charities', 'which laws', 'CASL'],
  ['do you do VoIP', 'what does it cost', '$25 per user'],
  ["what's in the Professional plan?", 'and Essential?', '$100 per user'],
  ['do you have a security checklist', 'where do I find it', 'IT Security Checklist'],
])('after "%s" a short "%s" is about that', (first, second, expected) => {
  expect(talk(site, first, second).response).toContain(expected);
});

test('after an unsure turn the card before still counts, and a plan with people is quoted for the next number', () => {
  const quote = talk(site, 'what is a good plan for a 15 person accounting firm', 'and for 18');
  expect(quote.response).toContain('For 18 people');
});

test('what has too little of a question is no button', () => {
  expect(talk(site, 'do you sell quantum turnips').suggestions).toEqual(site.chat.starters);
  expect(talk(site, 'are you open on boxing day', 'and to whom').response).not.toContain('IT consulting');
});

test('an open quote is repeated only where something of it is asked', () => {
  expect(talk(site, 'how much for 22 people', 'can I cancel').chips).toBeUndefined();
  expect(talk(site, 'how much for 22 people', 'and if that person is on vacation').chips).toBeUndefined();
  expect(talk(site, 'how much for 22 people', 'and if we take pro').response).toContain('Professional comes to');
});

test('what is told in an emergency is heard: that it is over, or something new', () => {
  expect(talk(site, 'My email is down', 'ok its back now').response).toMatch(/^Good\./);
  expect(talk(site, 'My email is down', 'it is not back now').response).not.toMatch(/^Good\./);
  expect(talk(site, 'someone is in our mailbox right now', 'the bank called too').response).toContain(
    'Tell the person',
  );
  expect(talk(site, 'someone is in our mailbox right now', 'what do we do').response).toMatch(
    /^Change the password.* Then call/,
  );
  expect(talk(site, 'someone is in our mailbox right now', 'I changed the password, now what').response).not.toMatch(
    /^Change/,
  );
  expect(talk(site, 'there is a fire in our office', 'how much is Essential for 12 people?').response).toContain('911');
});

test('which plans have something is said from their features, and two plans are compared', () => {
  const { response } = talk(site, 'which plan has MFA');
  expect(response).toBe(
    'Multi-factor authentication (MFA) set up for every account: on Professional and Enterprise. Not on Essential.',
  );
  expect(talk(site, 'which plan has MFA', 'can we get it on Essential').response).toBe(response);
  expect(talk(site, 'does Essential have antivirus?').response).toContain('on every plan');
  expect(talk(site, 'Essential or Professional').response).toContain('Professional includes what Essential has');
  expect(talk(site, '30 people on Professional, price?', 'what does that include').response).toContain(
    'Visits to your office',
  );
});

test('a short question that points back is never answered as a new one', () => {
  expect(talk(site, 'do you back up daily?', 'how often do you test it').response).not.toContain('99.9%');
  expect(talk(site, 'do you take pets', 'and what does it cost').chips).toBeUndefined();
});

test('two questions in one message are both answered', () => {
  const { response } = talk(site, 'How much is it for 25 people? And do you serve Markham?');
  expect(response).toContain('Professional: $3,375');
  expect(response).toContain('Yes, we serve Markham');
});

test.each([
  ['do you serve Markham?', /Yes, we serve Markham/],
  ['are you in scarborough', /Yes, we serve Scarborough/],
  ['do you come to Hamilton', /Hamilton is about \d+ km from Burlington/],
  ['do you cover Kingston?', /Kingston is outside the area we visit/],
  ['we are in Pickering and Ajax', /Yes, we serve Pickering and Ajax from/],
  ['do you cover both Markham and Kitchener', /Yes, we serve Markham from .* Kitchener is outside/],
  ['we are in Markham and Markham', /Yes, we serve Markham from/],
  ['we are in Markham and hope you come', /^Yes, we serve Markham(?!.*Hope)/],
  ['we are at L4K 2R1', /L4K is in Vaughan/],
  ['Desservez-vous Markham ?', /Oui, nous servons Markham/],
])('knows the place in: %s', (message, expected) => {
  expect(talk(site, message).response).toMatch(expected);
});

test.each([
  ['are you open now?', '2026-11-18T15:00:00Z', /open until 6:00 PM today/],
  ['are you open now?', '2026-11-18T23:30:00Z', /closed now and opens again Thursday, November 19/],
  ['are you open on Saturday?', '2026-11-18T15:00:00Z', /Saturday: our office is closed\..*24\/7/],
  ['open on christmas?', '2026-11-18T15:00:00Z', /closed on Friday, December 25 \(Christmas Day\)/],
  ['are you open on july 1st', '2026-11-18T15:00:00Z', /closed on Thursday, July 1/],
  ['what are your hours', '2026-11-18T15:00:00Z', /Monday to Friday, 8:00 AM to 6:00 PM/],
  ['êtes-vous ouverts samedi ?', '2026-11-18T15:00:00Z', /Samedi : notre bureau est fermé/],
])('knows the hours: %s at %s', (message, at, expected) => {
  expect(talkAt(at, site, message).response).toMatch(expected);
});

test.each([
  ['hello', 'Hello! Ask me'],
  ['Thanks a lot', 'You’re welcome'],
  ['Bonjour', 'Bonjour !'],
  ['¿Cuánto cuesta para doce usuarios?', 'in French'],
  ['???', 'didn’t understand'],
])('answers %s', (message, expected) => {
  expect(talk(site, message).response).toContain(expected);
});

test.each(['What is your rating?', 'do you have reviews?', 'How many stars do you have?'])(
  '"%s" is answered with the figures that pages show, each with its condition',
  (question) => {
    const { response } = talk(site, question);
    for (const { ratingValue, reviewLabel, condition } of site.ratings)
      expect(response).toContain(`${ratingValue} out of 5 from ${reviewLabel} reviews ${condition}`);
  },
);
