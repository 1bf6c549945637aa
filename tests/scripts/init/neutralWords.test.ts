import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadSite } from '#data/rules/load.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { textsIn } from '#data/rules/text/textsIn.ts';
import { starterWords } from '#data/starters/words.ts';
import { root } from '#scripts/support/root.ts';

/** Words that hold only where the firm comes to homes, where clients come to it, or where it supports computers. */
const particular = new RegExp(
  '\\b(?:households?|homes?|permits?|come to|comes|came|visits?|get to (?:you|\\{)|driv\\w+|jobs?|repairs?|parts|materials|' +
    'on-?site|support|technicians?|help desk|live|clinic|patients?|studio)\\b',
  'i',
);

let site: Site;
beforeAll(async () => {
  site = await loadSite(join(root, 'data/starters/service'));
});

const parts = 'services pages home about faqs trustItems visitor tour chat locations'.split(' ') as (keyof Site)[];

test('the neutral starter says only what is true of a bookkeeper, a photographer, a cleaner and a physiotherapist', () => {
  const { assistant, messages } = site;
  const { service, locationPage, location, chatPage, contact, dock, forms, fieldErrors, offers } = messages;
  const said = [
    ...parts.map((part) => site[part]),
    ...[assistant.cards, assistant.emergencies],
    ...[service, locationPage, location.search, messages.locations, messages.services, messages.chat, chatPage],
    ...[contact, dock, forms, fieldErrors, { ...offers, visit: '' }, messages.claims.onSiteSupport],
    ...[messages.assistant.places, messages.assistant.talk, starterWords('service')],
  ];
  // The home page and the place of the office are no homes.
  const texts = Array.from(textsIn(said), ({ text }) => text.replace(/home page|return home|\{home\}|^home$/gi, ''));
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => particular.test(text))).toEqual([]);
});
