import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataDir } from '#data/rules/dataDir.ts';
import { loadSite } from '#data/rules/load.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { root } from '#scripts/support/root.ts';
import { measure } from '#scripts/bench/measure.ts';
import { brandDir } from '#tests/support/runScript.ts';
import { sharedFolder } from '#tests/support/folders.ts';
import { textOfFile } from '#tests/support/fileText.ts';

/** What the first brand says about itself, its places, its prices and its articles. */
function wordsOf(site: Site): string[] {
  const { provider, pricing } = site;
  return [
    provider.name,
    provider.shortName,
    provider.category,
    provider.tagline,
    provider.phone.display,
    provider.phone.e164,
    provider.email,
    provider.origin.replace('https://', ''),
    provider.address.street,
    provider.address.postalCode,
    provider.area.name,
    provider.area.shortName,
    ...[provider.parent, provider.sister].flatMap((firm) => (firm ? [firm.name, firm.url] : [])),
    provider.hours.label,
    provider.defaultImage,
    ...provider.social.map(({ url }) => url),
    ...site.claims.map(({ value }) => value).filter((value) => value.length > 2),
    ...site.locations.flatMap(({ name, slug, metaDescription }) => [name, `/${slug}`, metaDescription]),
    ...site.locations.flatMap(({ landmark, districts, postalAreas }) =>
      [...districts, ...postalAreas, landmark ?? []].flat(),
    ),
    ...site.regions.map(({ name }) => name),
    ...site.industries.flatMap(({ slug, metaDescription }) => [`/${slug}`, metaDescription]),
    ...site.industries.flatMap(({ rules }) => rules.map(({ title }) => title)),
    ...site.services.flatMap(({ id, name, metaDescription }) => [`/services/${id}`, name, metaDescription]),
    ...pricing.plans.flatMap(({ name, basePrice }) => [name, `$${basePrice / 100}`]),
    ...pricing.plans.map(({ setupFee }) => `$${(setupFee / 100).toLocaleString('en-CA')}`),
    ...pricing.calculatorAddOns.map(({ name }) => name),
    ...pricing.planAddOns.map(({ name }) => name),
    ...site.articles.flatMap(({ title, slug, excerpt }) => [title, slug, excerpt]),
    ...site.glossary.map(({ definition }) => definition),
    ...Object.values(site.faqs)
      .flat()
      .map(({ answer }) => answer),
    ...site.testimonials.flatMap(({ text, position }) => [text, position]),
    ...site.partners.map(({ name }) => name),
    ...site.ratings.map(({ reviewCount }) => `${reviewCount} reviews`),
  ];
}

describe('the site of another provider', () => {
  const out = sharedFolder();
  let files: { name: string; text: string }[];
  let names: string[];
  let first: Site;
  let second: Site;

  beforeAll(async () => {
    await measure(process.execPath, [join(root, 'scripts/build.ts'), '--out', join(out, 'dist'), '--no-compress'], {
      cwd: root,
      env: { DATA_DIR: brandDir },
    });
    names = await readdir(join(out, 'dist'), { recursive: true });
    const filesOf = (endings: RegExp, textOf: (name: string, bytes: Buffer) => string) =>
      names
        .filter((name) => endings.test(name))
        .map((name) => ({ name, text: textOf(name, readFileSync(join(out, 'dist', name))) }));
    files = [
      ...filesOf(/\.(html|json|js|css|svg|xml|txt|md|webmanifest)$/, (_, bytes) => bytes.toString('utf8')),
      ...filesOf(/\.(pdf|xlsx|docx)$/, textOfFile),
    ];
    [first, second] = await Promise.all([loadSite(dataDir()), loadSite(brandDir)]);
  });

  it('shows its people and photographs in every place for them, and serves no original', () => {
    const textOf = (name: string) => files.find((file) => file.name === name)?.text ?? '';
    for (const page of ['about.html', 'contact.html']) {
      expect(textOf(page), page).toContain('<h3>Iain Example</h3>');
      expect(textOf(page), page).toMatch(/<img [^>]*src="\/photos\/skipper-\w+-square-400\.jpg" alt="Iain Example"/);
    }
    expect(textOf('about.html')).toContain('"@type":"Person"');
    expect(textOf('about.html')).toContain('Covers what a wrong command at sea may cost.');
    expect(textOf('about.html')).not.toContain('Example badge');
    for (const page of ['about.html', 'contact.html', 'locations/halifax.html', 'industries/fisheries.html']) {
      expect(textOf(page), page).toMatch(
        /<source type="image\/avif" srcset="\/photos\/pier-office-\w+-400\.avif 400w, /i,
      );
      expect(textOf(page), page).toMatch(/og:image" content="[^"]*\/photos\/pier-office-\w+-share\.jpg"/);
    }
    const article = textOf('blog/logins-that-outlive-the-summer.html');
    expect(article).toMatch(/<figure><picture>.*alt="The pier at low tide, drawn as an example"/);
    expect(article).toContain('"author":{"@type":"Person","name":"Iain Example"');
    expect(names.filter((name) => /photos\/files|skipper\.png|pier-office\.jpg/.test(name))).toEqual([]);
  });

  it('has files to download that say how to reach it', () => {
    const downloads = files.filter(({ name }) => /\.(pdf|xlsx|docx)$/.test(name));
    expect(downloads.map(({ name }) => `/${name}`).sort()).toEqual(
      second.resources.map(({ downloadUrl }) => downloadUrl).sort(),
    );
    for (const { name, text } of downloads)
      for (const own of [second.provider.name, second.provider.phone.display, second.provider.email])
        expect(text, name).toContain(own);
  });

  it('holds no name, number, address, place or figure of the first provider in any file', () => {
    const own = JSON.stringify(second);
    const words = [...new Set(wordsOf(first))].filter((word) => !containsWord(own, word));
    expect(words.length).toBeGreaterThan(300);
    // Names of XML vocabularies are addresses that nobody reads, with years in them; a licence names its own holders.
    const found = files
      .filter(({ name }) => name !== 'third-party-notices.txt')
      .map(({ name, text }) => ({ name, text: text.replaceAll(/http:\/\/www\.w3\.org\/\S+?"/g, '"') }))
      .flatMap(({ name, text }) => words.filter((word) => containsWord(text, word)).map((word) => `${name}: ${word}`));
    expect(found).toEqual([]);
  });
});

/** Whole words only, with regard to case: "$8" is not in "$83", nor "York" in "New Yorker". */
function containsWord(text: string, word: string): boolean {
  return (
    text.includes(word) &&
    new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}]|[.,]\\p{N})`, 'u').test(text)
  );
}
