import { describe, expect, test } from 'vitest';
import { makeUnderstanding } from '#api/chat/understanding.ts';
import { compileFacts } from '#data/facts/compileFacts.ts';
import { namedIn } from '#api/chat/answers/named.ts';
import { loadSite } from '#data/load.ts';

const site = await loadSite();
const { extractText } = makeUnderstanding(site, compileFacts(site));
const slots = (text: string) => extractText(text).slots;
const people = (text: string) => slots(text).people.groups.map(({ people: count }) => count);

describe('The number of people', () => {
  test.each([
    ['Professional for 25 users', [25]],
    ['we are 8 lawyers and 4 clerks', [12]],
    ['12 of us, 8 lawyers and 4 clerks', [12]],
    ['eight lawyers and four clerks, so 12 logins altogether', [12]],
    ['me and 7 clerks', [8]],
    ['two offices with 12 people each', [24]],
    ['40 employees but only 25 of them use a computer', [25]],
    ['22 of us plus 4 temps', [26]],
    ['22 of us plus 4 temps, so 26', [26]],
    ['no wait, 30 people, sorry, 35', [35]],
    ['a team of 20', [20]],
    ['staff: 26', [26]],
    ['24 or 25 users', [24, 25]],
    ['10, 25 and 50 users', [10, 25, 50]],
    ['33 of us but four retire', [29]],
    ['Professional for 24 people plus 6 new laptops', [24]],
    ['Windows 11 and Microsoft 365 for us', []],
    ['within 2 hours, in 3 months', []],
    ['our budget is $2000 a month', []],
    ['pour 15 personnes', [15]],
  ])('in %s', (text, expected) => {
    expect(people(text)).toEqual(expected);
  });

  test.each([
    ['and with 5 more people', { factor: 1, add: 5 }],
    ["don't count 12 of them", { factor: 1, add: -12 }],
    ['what if we lose 3', { factor: 1, add: -3 }],
    ['double that', { factor: 2, add: 0 }],
  ])('changes with %s', (text, change) => {
    expect(slots(text).people.change).toEqual(change);
  });

  test('stands beside its plan', () => {
    const { people } = slots('12 on Essential and 8 on Professional');
    expect(people).toEqual({
      groups: [
        { people: 12, planId: 'essential' },
        { people: 8, planId: 'professional' },
      ],
      alternatives: false,
    });
  });
});

describe('What is added and taken away', () => {
  test.each([
    ['with backup and VoIP', ['cloud-backup', 'voip'], []],
    ['without the backup', [], ['cloud-backup']],
    ['without backup and VoIP', [], ['cloud-backup', 'voip']],
    ['take the phones out', [], ['voip']],
    ['swap the backup for VoIP', ['voip'], ['cloud-backup']],
    ['VoIP instead of backup', ['voip'], ['cloud-backup']],
  ])('in %s', (text, added, removed) => {
    const named = namedIn(slots(text), site);
    expect([named.ids('addOn'), named.removedIds('addOn')]).toEqual([added, removed]);
  });
});

describe('Other slots', () => {
  test('are the term, set-up and computers to buy', () => {
    expect(slots('what is the first year in total')).toMatchObject({ term: 'firstYear' });
    expect(slots('and per year without set-up')).toMatchObject({ term: 'year', setup: false });
    expect(slots('and 6 new laptops')).toMatchObject({ devices: 6, hardware: true });
  });

  test('are days, times and whether it is about now', () => {
    expect(slots('are you open on Saturday at 9 pm').time).toEqual({ now: false, weekday: 6, clock: '21:00' });
    expect(slots('are you open at 4:30').time.clock).toBe('16:30');
    expect(slots('are you open at 8:30').time.clock).toBe('08:30');
    expect(slots('are you there at 6:00 in the morning').time.clock).toBe('06:00');
    expect(slots('is anybody there at night').time).toEqual({ now: false, part: 'night' });
    expect(slots('are you open now').time).toEqual({ now: true });
  });

  test('are positions in the last list', () => {
    expect(slots('the third one').positions).toContain(2);
    expect(slots('the last one').positions).toContain(-1);
    expect(slots('all three please').all).toBe(true);
  });

  test('are places without a record, and postal codes', () => {
    expect(slots('do you serve Timbuktu')).toMatchObject({ unknownPlace: 'timbuktu' });
    expect(slots('our code is L6H 2K8')).toMatchObject({ postalArea: 'L6H' });
    expect(slots('do you come to 45 Lakeshore Road West')).toMatchObject({ street: true });
    expect(slots('20 people on the road')).toMatchObject({ street: false });
  });

  test('names are replaced by their kinds for the classifier', () => {
    expect(extractText('How much is Professional for 25 users in Markham?').masked.join(' ')).toBe(
      'how much is <plan> for <people> users in <place> ?',
    );
  });
});
