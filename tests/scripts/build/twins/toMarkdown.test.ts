import { expect, test } from 'vitest';
import { toMarkdown } from '#scripts/build/twins/toMarkdown.ts';

const site = { origin: 'https://x.example', path: '/pricing' };
const markdown = (main: string) =>
  toMarkdown(`<body><header><p>No</p></header><main id="main">${main}</main><footer>No</footer></body>`, site).slice(
    0,
    -1,
  );

test.each([
  [
    'headings, paragraphs and emphasis',
    '<section class="a"><h1>Prices</h1><p>All <strong>of</strong> <em>them</em>.</p></section><h2>More<!-- --> here</h2>',
    '# Prices\n\nAll **of** *them*.\n\n## More here',
  ],
  [
    'links with full addresses, its own anchors among them',
    '<p><a href="/about">Us</a>, <a class="x" href="#faq">FAQ</a>, <a href="https://y.example/?a=1&amp;b=2">there</a> and <a href="tel:+1905">call</a></p>',
    '[Us](https://x.example/about), [FAQ](https://x.example/pricing#faq), [there](https://y.example/?a=1&b=2) and [call](tel:+1905)',
  ],
  [
    'no text that a link would write into a form',
    '<p><a href="/contact?service=x&amp;note=I%20ask#contact">Ask</a></p>',
    '[Ask](https://x.example/contact?service=x#contact)',
  ],
  ["a line's end, and no other white space", '<p>One <br/> two\n   three</p>', 'One\ntwo three'],
  [
    'a line an item, and inner lists indented',
    '<ul><li>One</li><li><p>Two</p><ol><li>a</li><li>b</li></ol></li></ul>',
    '- One\n- Two\n  1. a\n  2. b',
  ],
  [
    'the parts of a list of parts with headings',
    '<ul><li><article><h3><a href="/a">A</a></h3><p>One.</p></article></li><li><h3>B</h3></li></ul>',
    '### [A](https://x.example/a)\n\nOne.\n\n### B',
  ],
  [
    'terms and facts, a line a term',
    '<dl><div><dt>Healthcare</dt><dd>25% more</dd><dd>PHIPA asks.</dd></div><div><dt>Open?</dt><dd>Yes</dd></div></dl><dl><dt>a</dt><dd>b</dd></dl>',
    '* **Healthcare:** 25% more · PHIPA asks.\n* **Open?** Yes\n\n* **a:** b',
  ],
  [
    'a table, in which a bar ends no cell',
    '<section><table><thead><tr><th>Users</th><th>Price</th></tr></thead><tbody><tr><th>10</th><td>$5|6</td></tr></tbody></table></section>',
    '| Users | Price |\n| --- | --- |\n| 10 | $5\\|6 |',
  ],
  [
    'question and answer of what folds',
    '<details name="faq"><summary>How much?</summary><p>Little.</p></details>',
    '**How much?**\n\nLittle.',
  ],
  [
    'quotations line by line',
    '<figure><blockquote><p>One.</p><p>Two.</p></blockquote><figcaption><strong>Who</strong><span>Where</span></figcaption></figure>',
    '> One.\n>\n> Two.\n\n**Who** · Where',
  ],
  [
    'code as it is',
    '<p>Run <code>a_b &amp; *c*</code></p><pre><code>x &lt; y\n</code></pre>',
    'Run `a_b & *c*`\n\n```\nx < y\n```',
  ],
])('a page as Markdown has %s', (_, html, text) => {
  expect(markdown(html)).toBe(text);
});

test('A form is passed over, and the heading over it, but no heading with words of its own', () => {
  expect(markdown('<section><h2>Write to us</h2><form><p>x</p></form></section>')).toBe('');
  expect(markdown('<section><h2>Write to us</h2><p>Or call.</p><form><p>x</p></form></section>')).toBe(
    '## Write to us\n\nOr call.',
  );
});

test.each([
  ['a*b_c`d', 'a\\*b\\_c\\`d'],
  ['[x] &lt;y&gt;', '\\[x\\] \\<y>'],
  ['# one', '\\# one'],
  ['- one', '\\- one'],
  ['1. one', '1\\. one'],
  ['2008', '2008'],
  ['-$75', '-$75'],
  ['R&amp;D &#x27;s', "R&D 's"],
])('Signs of Markdown in a text, "%s", stand for themselves', (html, text) => {
  expect(markdown(`<p>${html}</p>`)).toBe(text);
});

test('A document without a main part has no Markdown', () => {
  expect(toMarkdown('<p>x</p>', site)).toBe('\n');
});
