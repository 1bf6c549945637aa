import { describe, expect, it } from 'vitest';
import { linkify, linkRules, type LinkRules } from '#src/features/chat/linkify.ts';

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
    ['4165550199', '4165550199 > tel:+14165550199'],
    ['1-416-555-0199', '1-416-555-0199 > tel:+14165550199'],
    ['24/7: 416 555 0199!', '416 555 0199 > tel:+14165550199'],
    ['+44 207 946 0958', '+44 207 946 0958 > tel:+442079460958'],
    ['Write to hello@site.example.', 'hello@site.example > mailto:hello@site.example'],
    ['(first.last+it@mail.site.example)', 'first.last+it@mail.site.example > mailto:first.last+it@mail.site.example'],
    ['See /pricing.', '/pricing > /pricing'],
    ['Is it on /pricing?', '/pricing > /pricing'],
    ['/services/cybersecurity/ajax, for one', '/services/cybersecurity/ajax > /services/cybersecurity/ajax'],
    ['(/services#cloud)', '/services#cloud > /services#cloud'],
    ['/privacy-policy', '/privacy-policy > /privacy-policy'],
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
    '41655501995',
    'order 416-555-01991',
    '1.2.416-555-0199',
    'v416-555-0199',
    'me@home',
    '@somebody',
    'a @ b.example',
    'x@.example',
    '24/7',
    'and/or',
    '$100/user',
    'price/pricing',
    '/elsewhere',
    '/pricing.html',
    '/services-of-others',
    '//pricing',
    'https://other.example/pricing',
    'javascript:alert(1)',
    'https://site.example.evil.example/pricing',
  ])('%j has none', (text) => {
    expect(links(text)).toEqual([]);
  });

  it('nothing of the text is lost', () => {
    const text = 'Call 416-555-0199\nor write to a@b.example, see /pricing.';
    expect(
      linkify(text, rules)
        .map((part) => (typeof part === 'string' ? part : part.text))
        .join(''),
    ).toBe(text);
    expect(linkify(text, rules)).toHaveLength(7);
  });

  it('no path is a link where none is asked for, as in what a visitor writes', () => {
    expect(links('/pricing and a@b.example', { ...rules, sections: [] })).toEqual(['a@b.example > mailto:a@b.example']);
  });

  it('a long run of letters takes no time', () => {
    const started = performance.now();
    for (const unit of ['a', '1', '1-', '/', 'a.', '/pricing', '@', 'a@']) linkify(unit.repeat(8000), rules);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

it("the rules of a site take the country from the provider's number", () => {
  const provider = {
    name: 'Firm',
    shortName: 'Firm',
    phone: { display: '020 7946 0958', e164: '+442079460958' },
    email: 'a@b.example',
    locale: 'en-GB',
  };
  expect(linkRules({ provider, sections: ['pricing', 'blog'] }, 'https://site.example')).toEqual({
    callingCode: '+44',
    sections: ['pricing', 'blog'],
    origin: 'https://site.example',
  });
});
