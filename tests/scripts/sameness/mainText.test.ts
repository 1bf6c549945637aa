import { expect, test } from 'vitest';
import { mainTexts } from '#scripts/sameness/mainText.ts';

const page = (main: string) =>
  `<!DOCTYPE html><body><header><h2>Header</h2></header><main id="main" class="a">${main}</main><footer>Footer</footer></body>`;

test.each([
  [
    'each paragraph, heading and item of a list',
    '<h1>A title</h1><p>One.</p><ul><li>First</li><li>Second</li></ul>',
    ['A title', 'One.', 'First', 'Second'],
  ],
  [
    'words that run through a link, and what React puts between',
    '<p>Read <a href="/b">the <b>blog</b></a><!-- --> today.</p>',
    ['Read the blog today.'],
  ],
])('keeps %s', (_, main, texts) => {
  expect(mainTexts(page(main))).toEqual(texts);
});

test.each([
  ['the header and the footer', ''],
  [
    'navigation and breadcrumbs',
    '<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><span>Here</span></li></ol></nav>',
  ],
  [
    'what is not printed, as the chat and the location bar',
    '<div data-print="no"><p>Hello! I am <span>a program</span>.<br/></p></div>',
  ],
  [
    'pictures and scripts',
    '<svg><title>A map</title><path d="M0 0"></path></svg><script type="application/json">{"a":1}</script>',
  ],
  ['lists of links', '<ul><li><a href="/a">One</a></li><li><a href="/b">Two</a></li></ul>'],
])('leaves out %s', (_, main) => {
  expect(mainTexts(page(`${main}<p>Kept.</p>`))).toEqual(['Kept.']);
});

test('keeps a heading that is a link, and a list of links with a sentence to each', () => {
  expect(mainTexts(page('<h3><a href="/a">One</a></h3><ul><li><a href="/b">Two</a> says more.</li></ul>'))).toEqual([
    'One',
    'Two says more.',
  ]);
});
