import { expect, test } from 'vitest';
import { loadSite } from '#data/rules/load.ts';

test("The project's own data pass every check", async () => {
  const { locations, services, industries, articles, legal } = await loadSite(`${import.meta.dirname}/../../data`);
  for (const collection of [locations, services, industries, articles, legal])
    expect(collection.length).toBeGreaterThan(0);
});
