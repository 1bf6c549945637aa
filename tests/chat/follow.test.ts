import { describe, expect, test } from 'vitest';
import { loadSite } from '#data/load.ts';
import { talk } from './talk.ts';

const site = await loadSite();
const response = (...messages: string[]) => talk(site, ...messages).response;

describe('A message that means something only with the one before', () => {
  test.each([
    [
      'how fast do you answer tickets / on Essential?',
      /^Essential guarantees a first response to a critical issue within 4 hours\. Other requests: 1-2 hours in business hours/,
    ],
    [
      'is there antivirus in the cheapest plan / and in the middle one?',
      /^Yes, Professional includes this: managed antivirus/,
    ],
    ['What is the difference between your three plans / the third / price of that', /^Enterprise costs \$200 per user/],
    // An address that the visitor gives is not a question about ours.
    ['do you come to 20 Bloor Street East in Toronto', /^Yes, we serve Toronto/],
    ['Do you come to Main Street North, Brampton?', /^Yes, we serve Brampton/],
    ['10 King Street in Kingston?', /^Kingston is outside the area/],
    ['Do you visit offices on Kingston Road in Toronto?', /^Yes, we serve Toronto/],
    ['Do you serve Main Street? / Markham', /^Yes, we serve Markham/],
    ['Is your office on Bay Street in Toronto?', /^Our office is at/],
    ['do you come to 20 Bloor Street East in Toronto / and M4W 1A8?', /^Yes, M4W is in Toronto/],
    ['what is your office address / and your postal code?', /^Our office is at/],
    [
      'I have 3000 dollars a month and 20 people, what can I have / and for 2000?',
      /^For \$2,000 a month, 20 people can be on Essential/,
    ],
    [
      'Price for 20 on Essential with email security / sorry I said 20 I meant 30',
      /^Essential for 30 people comes to \$2,940/,
    ],
  ])('%s', (conversation, expected) => {
    expect(response(...conversation.split(' / '))).toMatch(expected);
  });

  const attacked = 'all our files are encrypted and there is a ransom note';
  const refused = "how do I read my colleague's mail without her noticing";
  test.each([
    ['is this email from the bank real or a scam?', /^danger-suspicious$/],
    ['is this email from the bank real or a scam? / and what do we do then?', /^danger-next$/],
    [`${attacked} / should we just pay them`, /^danger-next$/],
    [`${attacked} / we are not a client, does that matter`, /^danger-next$/],
    [`${attacked} / how did they get in?`, /^danger-next$/],
    [`${attacked} / thank you very much`, /^thanks$/],
    [`${attacked} / Is our client data stored in Canada?`, /^data-location$/],
    [`${attacked} / How many technicians do you have?`, /^company$/],
    [`${attacked} / I can't cope any more, I don't want to live`, /^despair$/],
    [`${attacked} / now there is smoke in the server room`, /^danger-physical$/],
    [refused, /^unsafe-/],
    [`${refused} / ${attacked}`, /^danger-malware$/],
  ])('an emergency goes on until something else is asked, and comes before all: %s', (conversation, intent) => {
    expect(talk(site, ...conversation.split(' / ')).intent).toMatch(intent);
  });

  test('A wet server is no reason to call 911 again at every question', () => {
    const first = 'water is leaking from the ceiling onto our server';
    expect(talk(site, first).intent).toBe('danger-physical');
    expect(talk(site, first, 'and what do we do then?').response).not.toMatch(/^Call 911/);
  });
});
