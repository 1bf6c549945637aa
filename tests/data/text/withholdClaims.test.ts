import { describe, expect, it } from 'vitest';
import { keepOptionalParts, withholdClaims } from '#data/rules/text/withholdClaims.ts';

const withheld = new Set(['size', 'staff', 'ratings.service', 'suppliers.mail']);
const left = (text: string) => withholdClaims({ text }, withheld).tree.text;

describe('withholdClaims', () => {
  it.each([
    ['IT for businesses[[ with {claims.size} employees]] in Toronto.', 'IT for businesses in Toronto.'],
    ['We serve {area.name}. We employ {claims.staff} people. Call us.', 'We serve {area.name}. Call us.'],
    ['[[We have {ratings.service}. ]]Call us.', 'Call us.'],
    ['- A\n[[- Mail: {suppliers.mail}.\n]]- B', '- A\n- B'],
    ['## Who we are\n\nWe are {claims.staff}. We drive.\nWe call.', '## Who we are\n\nWe drive.\nWe call.'],
  ])('leaves of %j %j: an optional part goes, else the sentence', (text, rest) => {
    expect(left(text)).toBe(rest);
  });

  it('removes a text from a list where nothing of it is left, and the name of a withheld fact', () => {
    const told = { features: ['{claims.staff} people', 'Backup'], facts: ['claim:staff', 'claim:uptime'] };
    const tree = { features: ['Backup'], facts: ['claim:uptime'] };
    expect(withholdClaims(told, withheld)).toEqual({ tree, errors: [] });
  });

  it('removes an entry that names a withheld claim', () => {
    const trustItems = [{ title: 'Over {claims.staff} people', claim: 'staff' }, { title: 'Prices' }];
    expect(withholdClaims({ trustItems }, withheld)).toEqual({
      tree: { trustItems: [{ title: 'Prices' }] },
      errors: [],
    });
  });

  it('leaves out a field whose whole text is one optional part', () => {
    expect(withholdClaims({ chat: { typicalResponse: '[[{claims.staff}]]' } }, withheld)).toEqual({
      tree: { chat: {} },
      errors: [],
    });
  });

  it('names the field that would be empty', () => {
    expect(withholdClaims({ pages: { home: { intro: 'For {claims.size} employees.' } } }, withheld).errors).toEqual([
      'pages: home.intro would be empty without {claims.size}, which is not confirmed or has no record. ' +
        'Put the part that quotes it in [[ ]], or add a sentence without it.',
    ]);
  });
});

describe('keepOptionalParts', () => {
  it('removes the brackets', () => {
    expect(keepOptionalParts('IT for businesses[[ with 10 to 250 employees]].')).toBe(
      'IT for businesses with 10 to 250 employees.',
    );
  });
});
