import { describe, expect, test } from 'vitest';
import { loadSite } from '#data/rules/load.ts';
import { notFoundMap } from '#src/sections/TransitMap/data/notFoundMap.ts';
import { fullMap } from '#src/sections/TransitMap/data/fullMap.ts';
import { mapLayout } from '#src/sections/TransitMap/data/mapLayout.ts';
import { heroMap } from '#src/sections/TransitMap/data/heroMap.ts';

const site = await loadSite();
const home = site.provider.homeLocation;
const provider = { ...site.provider, area: { name: 'Area', shortName: 'area' } };

describe('What pages are given of the map', () => {
  test('is laid out once a build', () => {
    expect(mapLayout(site, 'wide')).toBe(mapLayout(site, 'wide'));
  });

  test('names every place with its distance from where all lines meet', () => {
    const { wide, tall, legend } = fullMap(site);
    for (const { stations } of [wide, tall]) {
      expect(stations.map(({ text }) => text).toSorted()).toEqual(site.locations.map(({ name }) => name).toSorted());
      for (const { slug, distance } of stations) expect(distance).toMatch(slug === home ? /^$/ : /^\d+ km$/);
    }
    expect(legend.map(({ name }) => name)).toEqual(site.regions.map(({ name }) => name));
  });

  test('has its interchange in the middle of a hero, and room for every station, wherever the places are', () => {
    const [centre, ...others] = [...site.locations.filter(({ slug }) => slug === home), ...site.locations.slice(0, 3)];
    const at = (north: number, east: number) => ({
      latitude: (centre?.coordinates.latitude ?? 0) + north,
      longitude: (centre?.coordinates.longitude ?? 0) + east,
    });
    const south = [at(-0.16, -0.22), at(-0.34, -0.1), at(-0.5, -0.05)];
    const some: typeof site = {
      ...site,
      locations: [centre, ...others.filter(({ slug }) => slug !== home)].flatMap((location, index) =>
        location ? [{ ...location, ...(index > 0 ? { coordinates: south[index - 1] ?? at(0, 0) } : {}) }] : [],
      ),
      provider,
    };
    const { view, width, height, isHigh } = heroMap(some);
    // Its own places fit a hero as wide as it is.
    expect([isHigh, heroMap(site).isHigh]).toEqual([true, undefined]);
    const [, top = 0] = view.split(' ').map(Number);
    expect(Math.abs(top + height / 2)).toBeLessThanOrEqual(26);
    expect(width / height).toBeGreaterThan(1.44);
  });

  test('takes little room for a place alone', () => {
    const locations = site.locations.filter(({ slug }) => slug === home);
    const alone: typeof site = { ...site, locations, provider };
    for (const map of [heroMap(alone), fullMap(alone).wide, fullMap(alone).tall]) {
      const [left = 0, top = 0, width = 0, height = 0] = map.view.split(' ').map(Number);
      expect([map.width, map.height]).toEqual([width, height]);
      expect([left < 0, left + width > 0, top < 0, top + height > 0]).toEqual([true, true, true, true]);
      expect(height).toBeLessThan(heroMap(site).height / 3);
    }
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

  test('closes a station at the end of a line', () => {
    const { at } = notFoundMap(site);
    const ends = mapLayout(site, 'tall').lines.map(({ points }) => points.at(-1));
    expect(ends).toContainEqual({ x: at[0], y: at[1] });
  });

  test('is light under a headline', () => {
    expect(JSON.stringify(heroMap(site)).length).toBeLessThan(2000);
  });
});
