import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSite } from '#data/load.ts';
import type { Site } from '#data/schema/site.ts';
import { runScript } from '#scripts/support/runScript.ts';
import { talk, talkAt } from '#tests/chat/talk.ts';

/** A firm that comes to people for a price, as a starter makes it. */
const answers = {
  starter: 'plumbing',
  name: 'Harbour Plumbing',
  phone: '905-555-0142',
  email: 'hello@harbour.example',
  street: '10 King Street',
  city: 'Hamilton',
  postal: 'L8P 1A1',
  places: 'Burlington, Oakville, Brantford',
};
let work: string;
let site: Site;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'visits-'));
  const file = join(work, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  await runScript('scripts/init.ts', [`--answers=${file}`, `--out=${join(work, 'site')}`]);
  site = await loadSite(join(work, 'site'));
  talk(site, 'hello');
}, 120_000);
afterAll(() => rmSync(work, { recursive: true }));

const reply = (...messages: string[]) => talk(site, ...messages);

test.each([
  // What a visit costs.
  ['what does a furnace repair cost / and for 2 hours?', /^2 h .* come to \$395/],
  ['price for a new faucet / an hour and a half, what is the total', /come to \$270/],
  ['is it more expensive on a Sunday', /one price for each service/],
  ['a tap, a toilet and a valve, is that three call-outs?', /share one call-out/],
  ['do you come to Brantford? / how far is it', /^Brantford is 36 km/],
  // What a service includes.
  ['do you do sump pumps?', /^Yes\. Fixtures & Repairs includes this: sump pumps\./],
  ['what is included in drain cleaning? / and what is not', /does not include:/],
  ['what does a heat pump water heater cost', /^Water Heaters: /],
  ['septic tank pumping', /could not find/],
  // The open question.
  ['what does a new tap cost / and for a noisy boiler?', /\$95/],
  ['price to clear my drain / and if you need a camera?', /a camera/],
  ['my toilet keeps running / is it costly', /\$75, then \$130/],
  ['is a permit needed for a new sink / who gets that, us or you', /^Where a permit is needed, we/],
  ['price of drain cleaning / and in Oakville? / and a water heater?', /\$180/],
  ['tank or tankless? / we are 6 with 3 showers', /^That helps to choose/],
  ['how much for a toilet / nevermind, sorted it myself', /^Good\./],
  ['how much for a toilet / never mind that, I smell gas', /Leave the house/],
  ['is an estimate free?', /^A quote is free/],
  // A place.
  ['is it dearer in Burlington than in Hamilton?', /^Prices are the same/],
  ['how quickly could you be in Burlington', /how soon somebody can be with you/],
  ['is it more expensive in Guelph', /^Guelph is about .*Prices are the same/s],
  ['I live at 14 Brant Avenue', /Which place are you in\?$/],
  ['L7R 4K1', /^I cannot tell from the postal code L7R/],
  ['do you come to Mississauga? / it is next to Oakville', /^Mississauga is about/],
  ['Réparez-vous les fournaises à Oakville?', /^Oui, nous desservons Oakville\. Furnaces/],
  ["Venez-vous à Oakville? / C'est combien?", /^Nos prix/],
  // An emergency that goes on.
  ['i smell gas / but it is freezing out and the kids have no heat', /^Call 911 or your gas utility from outside/],
  [
    'a pipe burst, water everywhere / I turned it off. now what',
    /^Please call 905-555-0142: a person goes through the next steps/,
  ],
  ['the basement is flooded a foot deep, I am going down to flip the breakers', /stay out of the water/],
  ['sewage comes up the floor drain / the freezer cord hangs in it', /^This can be dangerous.*Touch no panel/s],
  ['our pipes are frozen / would a blow dryer be ok?', /^Yes\. Warm the pipe/],
  ['sewage comes up the floor drain / can we flush upstairs', /^No\. Run no water/],
  ['a pipe broke in the wall / never mind, my uncle repaired it', /^Good to hear/],
  ['can I heat the bedroom with a hibachi / and a propane stove?', /^Please do not do that.*carbon monoxide/s],
])('%s', (conversation, expected) => {
  expect(reply(...conversation.split(' / ')).response).toMatch(expected);
});

test('Hours of a rate are no hours of work', () => {
  expect(reply('price for a new faucet', 'is it $130 an hour').response).not.toMatch(/come to/);
});

test('A correction replaces the place', () => {
  const { response } = reply('do you come to Oakville?', 'sorry, I meant Brantford, the house in Oakville is sold');
  expect(response).toBe('Yes, we serve Brantford.');
});

test('A correction replaces the thing that a price is asked for', () => {
  expect(reply('price for a new toilet', 'no wait, the drain is clogged').response).toMatch(/^Drain Cleaning: \$220/);
});

describe('Danger', () => {
  const gas = 'I smell gas in the kitchen';

  test.each([
    [`${gas} / can I just open the window`, /^No\. Call 911/],
    [`${gas} / we are outside. ok to go in for the cat?`, /^No\. Call 911/],
    ['can I light the stove, there is a smell of gas', /^No\. This can be dangerous/],
    [`${gas} / can we leave the house now`, /^Call 911/],
    [`${gas} / we are outside. is it fine to phone from the driveway`, /^Call 911/],
    ['drain opener got into my eye / can I rinse it with water', /^Yes\. Rinse eyes or skin/],
  ])('%s', (conversation, expected) => {
    expect(reply(...conversation.split(' / ')).response).toMatch(expected);
  });

  test.each([
    ['The CO alarm went off last year, what do you check?', /^danger-/, false],
    ['The CO alarm went off last year and now it goes off again', /^danger-gas/, true],
  ])('"%s" is one only where it happens now', (message, intent, isDanger) => {
    expect(intent.test(reply(message).intent ?? '')).toBe(isDanger);
  });

  test('The price follows an emergency that nobody has to flee', () => {
    expect(reply('a pipe burst in the basement', 'what will that cost').response).toMatch(/^Emergency Plumbing: /);
  });

  test('Nobody is told to call now without hearing that the office is closed', () => {
    const { response } = talkAt('2026-11-19T02:00:00Z', site, 'a pipe burst in the basement');
    expect(response).toMatch(/^We are closed now and open .* Call 905-555-0142 all the same/);
  });
});

test.each([
  'the tap coughs air and nothing leaks, is that normal',
  'I would like a pump in case the basement floods one day',
  'who pays if a pipe bursts in a condo',
])('"%s" only sounds like danger', (message) => {
  expect(reply(message).intent).not.toMatch(/^danger-/);
});

test.each([
  ['price to unclog a tub / does that come with the camera', 'legal-advice'],
  ['my backflow preventer must be tested for the city, do you do that', 'unsafe-fraud'],
])('nothing is taken for another matter without a word of it: %s', (conversation, intent) => {
  expect(reply(...conversation.split(' / ')).intent).not.toBe(intent);
});
