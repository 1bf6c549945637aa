import { describe, expect, test } from 'vitest';
import { loadSite } from '#data/rules/load.ts';
import { fullMap } from '#src/sections/TransitMap/data/fullMap.ts';
import { heroMap } from '#src/sections/TransitMap/data/heroMap.ts';

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

  test('shows each place with its neighbours and its circle inside the picture', () => {
    for (const { slug, name, region } of site.locations) {
      const map = heroMap(site, { place: slug, neighbours: site.locations.map((other) => other.slug) });
      const [left = 0, top = 0, width = 0, height = 0] = map.view.split(' ').map(Number);
      const [x, y] = map.here?.at ?? [0, 0];
      const radius = map.circle ?? 0;
      expect(map.here?.text).toBe(name);
      expect(radius, slug).toBeGreaterThan(16);
      expect(map.regionIndex).toBe(site.regions.findIndex(({ id }) => id === region));
      expect(x - radius, slug).toBeGreaterThan(left);
      expect(x + radius, slug).toBeLessThan(left + width);
      expect(y - radius, slug).toBeGreaterThan(top);
      expect(y + radius, slug).toBeLessThan(top + height);
    }
    expect(heroMap(site, { place: 'nowhere' })).toEqual(heroMap(site));
  });

  test('is light under a headline', () => {
    expect(JSON.stringify(heroMap(site)).length).toBeLessThan(2000);
  });
});
