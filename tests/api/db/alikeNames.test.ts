import { describe, expect, onTestFinished, test } from 'vitest';
import { alikeNames } from '#api/db/alikeNames.ts';
import { buildLead } from '#tests/support/buildLead.ts';
import { bothStores, insert } from '#tests/support/stores.ts';
import { tries } from '#tests/support/tier.ts';

describe.each(bothStores)('Names that are spelled alike, on $name,', ({ open }) => {
  test('are suggested with up to two edits, one in a word of four letters, and none in a shorter one', async () => {
    const store = await open();
    onTestFinished(() => store.close());
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

  test('are five at most, the most alike first, and found among many in little time', async () => {
    const store = await open();
    onTestFinished(() => store.close());
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const word = (index: number) =>
      [7, 11, 13, 17, 19, 23, 5].map((step) => letters[(index * step + (index >> 3)) % 26]).join('');
    await insert(store.db, 'lead', [
      ...Array.from({ length: tries(10_000) }, (_, index) =>
        buildLead({
          name: `${word(index)} ${word(index + 5000)}`,
          company: `${word(index * 3)} Ltd`,
          createdAt: index,
        }),
      ),
      ...['Gallaher', 'Galaher', 'Gallagher', 'Gallager', 'Gelaher', 'Galleher', 'Gallahar'].map((name) =>
        buildLead({ name }),
      ),
      buildLead({ name: 'x'.repeat(20_000), company: 'y '.repeat(10_000) }),
    ]);
    const suggested = await alikeNames(store.db, 'Gallahur');
    expect(suggested).toHaveLength(5);
    expect(suggested.slice(0, 2).toSorted()).toEqual(['Gallahar', 'Gallaher']);
    let least = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 4; tries++) {
      const began = process.cpuUsage();
      await alikeNames(store.db, 'Gallahur Lindquist Harbourfrint');
      const { user, system } = process.cpuUsage(began);
      least = Math.min(least, (user + system) / 1000);
    }
    // Some 30 ms on a quiet machine.
    expect(least).toBeLessThan(300);
  });
});
