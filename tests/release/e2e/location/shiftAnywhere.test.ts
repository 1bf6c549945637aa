import { afterAll, expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { layoutShifts } from '#tests/support/layoutShift.ts';
import { defaultPlace, startLocationVisit } from '#tests/e2e/location/locationVisit.ts';

const { visitor, stop } = await startLocationVisit();
afterAll(stop);

/** A long name that could break, a short one, and the default, which is what forgetting leaves. */
const hopsOn = (path: string) =>
  ['richmond-hill', 'ajax', null].map((slug) => ({
    slug,
    name: site.locations.find((location) => location.slug === slug)?.name ?? defaultPlace(site, path),
  }));

test.each([
  ['/', 360],
  ['/', 1280],
  ['/locations', 320],
  ['/services', 360],
  ['/services', 1280],
  ['/industries', 360],
  ['/locations/ajax', 360],
])(
  'wherever on %s, %s pixels wide, the visitor is when the place changes, nothing in sight moves',
  async (path, width) => {
    const { page, open } = await visitor({
      viewport: { width, height: 900 },
      stored: { preferredLocationSource: 'chosen' },
    });
    await open(path);
    await page.getByRole('button', { name: 'Change' }).last().waitFor();
    await page.evaluate(async (places) => {
      const frame = () =>
        new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
      // As a choice in another tab does it: no input of this tab's excuses what moves.
      const hop = async ({ slug, name }: { slug: string | null; name: string }) => {
        dispatchEvent(new StorageEvent('storage', { key: 'preferredLocation', newValue: slug }));
        const recommended = slug === null ? '' : `Recommended for ${name}`;
        const isShown = () =>
          document.body.innerText.includes(`Showing information for ${name}`) &&
          (!document.body.innerText.includes('Recommended for ') || document.body.innerText.includes(recommended));
        while (!isShown()) await frame();
        await frame();
        await frame();
      };
      for (let top = 0; top < document.documentElement.scrollHeight; top += 800) {
        scrollTo({ top, behavior: 'instant' });
        for (const place of places) await hop(place);
      }
    }, hopsOn(path));
    expect(await layoutShifts(page)).toEqual([]);
  },
);
