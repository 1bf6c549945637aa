import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '#data/rules/load.ts';
import { elements, named, textOf } from '#scripts/support/html.ts';
import { runScript } from '#tests/support/runScript.ts';
import { sharedFolder } from '#tests/support/folders.ts';

const { claims, ratings, reviews, testimonials } = await loadSite();
/** Values that no other figure of the site has: "24/7" is also a plan's help desk hours, "2 hours" is said of much. */
const distinctValues = ['uptime', 'clients', 'satisfaction', 'experience', 'clients-about', 'staff', 'retention']
  .map((id) => claims.find((claim) => claim.id === id && !claim.confirmed)?.value)
  .filter((value) => value !== undefined);

describe('The site built with CLAIMS=confirmed', () => {
  const folder = sharedFolder();
  let pages: { name: string; html: string }[] = [];

  beforeAll(async () => {
    const dir = join(folder, 'dist');
    const { code, output } = await runScript('scripts/build.ts', ['--out', dir, '--no-compress'], {
      CLAIMS: 'confirmed',
    });
    if (code !== 0) throw new Error(output);
    pages = readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => ({ name, html: readFileSync(join(dir, name), 'utf8') }));
  });

  const pagesWith = (text: string) => pages.filter(({ html }) => html.includes(text)).map(({ name }) => name);

  it('has no claim that the owner has not confirmed', () => {
    expect(distinctValues).toHaveLength(7);
    const found = distinctValues.flatMap((value) =>
      pages.filter(({ html }) => textOf(parse(html)).includes(value)).map(({ name }) => `${name}: ${value}`),
    );
    expect(found).toEqual([]);
  });

  it('has no review, rating or testimonial that the owner has not confirmed', () => {
    const quotes = [...reviews.map(({ reviewBody }) => reviewBody), ...testimonials.map(({ text }) => text)];
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.flatMap((quote) => pagesWith(quote.slice(0, 40)))).toEqual([]);
    expect(ratings.flatMap(({ reviewLabel }) => pagesWith(`from ${reviewLabel} reviews`))).toEqual([]);
    expect(pagesWith('aggregateRating')).toEqual([]);
  });

  it('has whole pages: every heading has text, no list is empty, no placeholder is left', () => {
    const faults = pages.flatMap(({ name, html }) => {
      const document = elements(parse(html));
      const empty = ['h1', 'h2', 'h3', 'p', 'ul', 'ol', 'dl', 'blockquote']
        .flatMap((tag) => named(document, tag))
        .filter((element) => element.childNodes.length === 0 && !element.attrs.some(({ name: key }) => key === 'role'))
        .map(({ tagName }) => `${name}: empty ${tagName}`);
      return /\[\[|\]\]|\{claims\./.test(textOf(parse(html))) ? [...empty, `${name}: a placeholder`] : empty;
    });
    expect(faults).toEqual([]);
  });
});
