import { describe, expect, it } from 'vitest';
import { linkify, type LinkRules } from '#src/features/chat/linkify.ts';

const rules: LinkRules = {
  callingCode: '+1',
  sections: ['services', 'pricing', 'resources', 'privacy-policy'],
  origin: 'https://site.example',
};
/** The links of a text, as what is pressed and where it leads. */
const links = (text: string, with_ = rules) =>
  linkify(text, with_)
    .filter((part) => typeof part !== 'string')
    .map(({ text, href }) => `${text} > ${href}`);

describe('a number, an email address or a page in a message is a link, and what only looks like one is not:', () => {
  it.each([
    ['Call +1 416-555-0199.', '+1 416-555-0199 > tel:+14165550199'],
    ['Call (416) 555-0199 now', '(416) 555-0199 > tel:+14165550199'],
    ['416.555.0199', '416.555.0199 > tel:+14165550199'],
    ['24/7: 416 555 0199!', '416 555 0199 > tel:+14165550199'],
    ['+44 207 946 0958', '+44 207 946 0958 > tel:+442079460958'],
    ['Write to hello@site.example.', 'hello@site.example > mailto:hello@site.example'],
    ['(first.last+it@mail.site.example)', 'first.last+it@mail.site.example > mailto:first.last+it@mail.site.example'],
    ['Is it on /pricing?', '/pricing > /pricing'],
    ['/services/cybersecurity/ajax, for one', '/services/cybersecurity/ajax > /services/cybersecurity/ajax'],
    ['(/services#cloud)', '/services#cloud > /services#cloud'],
    ['/pricing?users=10&plan=essential', '/pricing?users=10&plan=essential > /pricing?users=10&plan=essential'],
    [
      'https://site.example/resources/it-glossary',
      'https://site.example/resources/it-glossary > /resources/it-glossary',
    ],
  ])('%j has the link %j', (text, link) => {
    expect(links(text)).toEqual([link]);
  });

  it.each([
    '2026-11-21',
    '10 to 250 people',
    '$1,500.00',
    '4111 1111 1111 1111',
    'order 416-555-01991',
    'me@home',
    '24/7',
    '$100/user',
    'price/pricing',
    '/elsewhere',
    '/pricing.html',
    '//pricing',
    'https://other.example/pricing',
    'javascript:alert(1)',
    'https://site.example.evil.example/pricing',
  ])('%j has none', (text) => {
    expect(links(text)).toEqual([]);
  });

  it('no path is a link where none is asked for, as in what a visitor writes', () => {
    expect(links('/pricing and a@b.example', { ...rules, sections: [] })).toEqual(['a@b.example > mailto:a@b.example']);
  });
});
