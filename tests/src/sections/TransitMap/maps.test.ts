import { describe, expect, test } from 'vitest';
import { loadSite } from '#data/rules/load.ts';
import { fullMap } from '#src/sections/TransitMap/data/fullMap.ts';

const site = await loadSite();
const home = site.provider.homeLocation;

describe('What pages are given of the map', () => {
  test('names every place with its distance from where all lines meet', () => {
    const { wide, tall, legend } = fullMap(site);
    for (const { stations } of [wide, tall]) {
      expect(stations.map(({ text }) => text).toSorted()).toEqual(site.locations.map(({ name }) => name).toSorted());
      for (const { slug, distance } of stations) expect(distance).toMatch(slug === home ? /^$/ : /^\d+ km$/);
    }
    expect(legend.map(({ name }) => name)).toEqual(site.regions.map(({ name }) => name));
  });

  test('gives a finger enough to hit on a phone of 360 px', () => {
    const { tall } = fullMap(site);
    // What the page's margins leave of the screen.
    const scale = 304 / tall.width;
    for (const { slug, hit } of tall.stations)
      expect(Math.min(hit[2], hit[3]) * scale, slug).toBeGreaterThanOrEqual(44);
  });
});
