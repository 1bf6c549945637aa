import { expect, test } from 'vitest';
import type { ClaimSlot } from '#data/rules/schema/claim.ts';
import { formatDate } from '#data/rules/text/formatDate.ts';
import { site } from '#scripts/support/builtSite.ts';
import { type BuiltPage, readPages } from '#tests/support/builtPages.ts';
import { attribute, elements, named, textOf, theOnly } from '#scripts/support/html.ts';
import { noFaults } from '#tests/support/noFaults.ts';

const pages = readPages();
const read = (path: string) => pages.find((page) => page.path === path) ?? expect.fail(`There is no page ${path}.`);
const text = ({ document }: BuiltPage) => textOf(document);
const meta = ({ elements: all }: BuiltPage, name: string) =>
  named(all, 'meta', { name })
    .map((tag) => attribute(tag, 'content'))
    .join();
const ofKind = (pattern: RegExp) => pages.filter(({ frame }) => pattern.test(frame.routeId));
const servicePages = ofKind(/^service(In\w+)?$/);
const planServicePages = ofKind(/^planService(In\w+)?$/);
const locationPages = ofKind(/^location$/);

/** A page that has each slot; what is quoted in prose alone has none. */
const pathOf: Partial<Record<ClaimSlot, string>> = {
  'home-testimonials': '/',
  'home-about': '/',
  'home-security': '/',
  footer: '/about',
  'about-numbers': '/about',
  'about-story': '/about',
  services: '/services',
  'services-prices': '/services',
  service: '/services/cybersecurity',
  location: '/locations/ajax',
  contact: '/contact',
  chat: '/chat',
};

const shown = site.claims.flatMap(({ id, shownOn, value, label, condition }) =>
  shownOn.flatMap((slot) => (pathOf[slot] ? [[id, slot, { value, label, condition }] as const] : [])),
);

test.each(shown)('the claim "%s" stands at %s with its condition', (_, slot, { value, label, condition }) => {
  const page = text(read(pathOf[slot] ?? '')).toLowerCase();
  const words = slot === 'footer' ? `${label} ${value}, ${condition}` : `${label} ${condition}`;
  expect([page.includes(value.toLowerCase()), page.includes(words.toLowerCase())]).toEqual([true, true]);
});

test.each([
  ['2 §2.9: discounts for longer terms', '/contact', ['There are discounts for longer terms']],
  ['1 §1: 97% retention', '/about', ['97%', 'client retention by contracts renewed in the last year']],
  [
    '2 §9: managed services about 150, sample range 99-299',
    '/services',
    [
      'About $150',
      'per user a month for managed services on the Professional plan',
      '$99-299',
      'in all, plan and add-ons together',
    ],
  ],
  ['1 §1: 4.9 with 150+ reviews', '/about', ['Rated 4.9 out of 5 from 150+ reviews of the company.']],
  ...['/services/cybersecurity/ajax', '/services/managed-it', '/services/it-support/ajax'].map(
    (path): [string, string, string[]] => [
      '2 §9: 4.7 from 47 reviews',
      path,
      ['Rated 4.7 out of 5 from 47 reviews of our services.'],
    ],
  ),
  [
    '2 §9: 4.9 from 87 reviews',
    '/locations/ajax',
    ['Rated 4.9 out of 5 from 87 reviews of our work in the places we serve.'],
  ],
])('%s (%s)', (_, path, texts) => {
  expect(texts.filter((words) => !text(read(path)).includes(words))).toEqual([]);
});

test('1 §1: search metadata has 4.9 from 150+ reviews, unless the page shows a score of its own', () => {
  const scores = {
    service: '4.7 out of 5 from 47 reviews',
    location: '4.9 out of 5 from 87 reviews',
    default: '4.9 out of 5 from 150+ reviews',
  };
  noFaults(
    pages.filter(({ frame }) => frame.head.status === 200),
    (page) => {
      const score = [...servicePages, ...planServicePages].includes(page)
        ? scores.service
        : locationPages.includes(page)
          ? scores.location
          : scores.default;
      return meta(page, 'twitter:label1') === 'Rating' && meta(page, 'twitter:data1').startsWith(score)
        ? []
        : [meta(page, 'twitter:data1')];
    },
  );
  expect(meta(read('/'), 'description')).toContain(`Rated ${scores.default}`);
});

test('2 §3: the page of every service and of every location shows a review with its author, text, stars and date', () => {
  const reviews = new Map(site.reviews.map((review) => [review.reviewBody, review]));
  // A page that joins a service with an industry or a location has none: a review says nothing of those.
  const ofServices = servicePages.filter(({ frame }) => frame.routeId === 'service');
  noFaults([...ofServices, ...locationPages], (page) => {
    const figures = named(elements(theOnly(page.elements, 'main')), 'figure').filter(
      (figure) => named(elements(figure), 'blockquote').length > 0,
    );
    const faults = figures.flatMap((figure) => {
      const parts = elements(figure);
      const review = reviews.get(textOf(theOnly(parts, 'blockquote')));
      if (!review) return ['quotes nobody'];
      const dates = named(parts, 'time').map((time) => [attribute(time, 'datetime'), textOf(time)].join());
      const caption = textOf(theOnly(parts, 'figcaption'));
      return [
        ...(dates.join() === `${review.datePublished},${formatDate(review.datePublished, site.provider.locale)}`
          ? []
          : [`is dated "${dates}"`]),
        ...[review.author, `${review.rating} out of 5 stars`]
          .filter((words) => !caption.includes(words))
          .map((words) => `does not say "${words}"`),
      ];
    });
    return figures.length > 0 ? faults : ['shows no review'];
  });
});

test('2 §2.7, §2.8: every service page leads to the same nine pages', () => {
  const related = [
    '/services',
    '/services/cybersecurity',
    '/services/cloud-migration',
    '/locations',
    '/locations/toronto',
    '/locations/mississauga',
    '/blog',
    '/pricing',
    '/about',
  ];
  const all = [...servicePages, ...ofKind(/^planServiceIn/)];
  expect(all.length).toBeGreaterThan(400);
  noFaults(all, (page) => {
    const links = new Set(named(elements(theOnly(page.elements, 'main')), 'a').map((link) => attribute(link, 'href')));
    return related.filter((href) => href !== page.path && !links.has(href));
  });
});

test('2 §9: structured data gives 50 km round the place on service pages, and 30 km on location pages', () => {
  const circles = ({ frame }: BuiltPage) =>
    [
      ...frame.head.graph.matchAll(
        /"@type":"GeoCircle","geoMidpoint":\{[^}]*"latitude":([-\d.]+)[^}]*\},"geoRadius":(\d+)/g,
      ),
    ].map(([, latitude, radius]) => `${latitude} ${radius}`);
  noFaults([...servicePages, ...locationPages], (page) => {
    const location = site.locations.find(({ slug }) => page.path.endsWith(`/${slug}`));
    const { latitude } = location?.coordinates ?? site.provider.coordinates;
    const expected = `${latitude} ${locationPages.includes(page) ? 30_000 : 50_000}`;
    return circles(page).join() === expected ? [] : [`${circles(page).join() || 'none'}, not ${expected}`];
  });
});

test('no score and no review is in structured data that is not confirmed with the address of its source', () => {
  const confirmed = [...site.ratings, ...site.reviews].filter((record) => record.confirmed && record.sourceUrl);
  expect(confirmed).toEqual([]);
  noFaults(pages, ({ frame }) => frame.head.graph.match(/"@type":"(?:AggregateRating|Review)"/g) ?? []);
});
