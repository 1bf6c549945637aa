import { describe, expect, test } from 'vitest';
import { alikeNames } from '#api/db/alikeNames.ts';
import { buildLead } from '#tests/support/buildLead.ts';
import { bothStores, insert } from '#tests/support/stores.ts';

describe.each(bothStores)('Names that are spelled alike, on $name,', ({ open }) => {
  test('are suggested with up to two edits, one in a word of four letters, and none in a shorter one', async () => {
    const store = await open();
    await insert(store.db, 'lead', [
      buildLead({ name: 'Ewan McAllister', company: 'Harbourfront Dental', createdAt: 3 }),
      buildLead({ name: 'Siobhán Gallagher-Nuñez', company: '', createdAt: 2 }),
      buildLead({ name: 'Ingrid Lindqvist', company: "O'Brien & Sons", createdAt: 1 }),
      buildLead({ name: 'Wei Chen', company: '', status: 'quarantined', createdAt: 0 }),
    ]);
    for (const [search, suggested] of [
      ['mcalister', ['McAllister']],
      ['Gallager', ['Gallagher']],
      ['GALLAGER nunes', ['Gallagher Nuñez']],
      ['Lindquist', ['Lindqvist']],
      ['obrian', ["O'Brien"]],
      ['Chan', ['Chen']],
      // The other words stay as they were typed, and one that is in no name is left out.
      ['ewan mcalister', ['ewan McAllister']],
      ['ingri lindquist printer', ['ingri Lindqvist']],
      // Swapped letters are one edit, three edits are too many, and so is one in three letters.
      ['wie', []],
      ['Cehn', ['Chen']],
      ['mcalstr', []],
      ['Gallagher', []],
      ['416-555-0100', []],
      ['', []],
      ['%', []],
    ] as const)
      expect([search, await alikeNames(store.db, search)]).toEqual([search, suggested]);
    expect(await alikeNames(store.db, 'Chan', 'new')).toEqual([]);
  });

  test('are five at most, the most alike first, whatever else is there', async () => {
    const store = await open();
    await insert(store.db, 'lead', [
      ...['Gallaher', 'Galaher', 'Gallagher', 'Gallager', 'Gelaher', 'Galleher', 'Gallahar'].map((name) =>
        buildLead({ name }),
      ),
      buildLead({ name: 'x'.repeat(20_000), company: 'y '.repeat(10_000) }),
    ]);
    const suggested = await alikeNames(store.db, 'Gallahur');
    expect(suggested).toHaveLength(5);
    expect(suggested.slice(0, 2).toSorted()).toEqual(['Gallahar', 'Gallaher']);
  });
});
