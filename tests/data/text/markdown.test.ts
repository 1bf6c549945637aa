import { describe, expect, test } from 'vitest';
import { anchorOf, photoIdsIn, renderMarkdown } from '#data/rules/text/markdown.ts';

const html = (markdown: string) => renderMarkdown(markdown).html;

describe('Markdown', () => {
  test('has its tables in regions that can be scrolled by keyboard', () => {
    expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).toBe(
      '<section aria-label="Table" tabindex="0">' +
        '<table data-columns="2">\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n' +
        '<tbody><tr>\n<td data-label="a">1</td>\n<td data-label="b">2</td>\n</tr>\n</tbody></table>\n</section>',
    );
  });

  test.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['a <b onclick="x()">b</b>', '<p>a &lt;b onclick=&quot;x()&quot;&gt;b&lt;/b&gt;</p>'],
    ['- <img src=x onerror=alert(1)>', '<ul>\n<li>&lt;img src=x onerror=alert(1)&gt;</li>\n</ul>'],
    ['```\n<b>\n```', '<pre><code>&lt;b&gt;\n</code></pre>'],
    ['1 < 2 & "3"', '<p>1 &lt; 2 &amp; &quot;3&quot;</p>'],
  ])('shows what is HTML in %j as text', (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  test('shows a photograph by its id, by itself as a figure, and no other image', () => {
    const photo = { alt: 'The office', width: 800, height: 600, src: '/photos/a-800.jpg' };
    const shown = { ...photo, sources: [{ type: 'image/avif', srcset: '/photos/a-800.avif 800w' }] };
    const photoOf = (id: string) => (id === 'office' ? shown : undefined);
    const render = (markdown: string) => renderMarkdown(markdown, photoOf).html;
    const picture =
      '<picture><source type="image/avif" srcset="/photos/a-800.avif 800w" sizes="(min-width: 48rem) 42rem, 92vw">' +
      '<img src="/photos/a-800.jpg" alt="Our &lt;desk&gt;" width="800" height="600" loading="lazy" decoding="async"></picture>';
    expect(render('![Our <desk>](photo:office)')).toBe(`<figure>${picture}</figure>`);
    expect(render('See ![Our <desk>](photo:office) here')).toBe(`<p>See ${picture} here</p>`);
    expect(render('![](photo:office)')).toContain('alt="The office"');
    for (const other of ['photo:none', 'https://x.example/a.png', '/a.png'])
      expect(render(`![A](${other})`)).toBe('<p>A</p>');
    expect(photoIdsIn('![a](photo:one) and ![](photo:two-2) and ![](x.png)')).toEqual(['one', 'two-2']);
  });
});

describe('A link', () => {
  test.each([
    '/',
    '/contact?x=1#faq',
    '#why',
    'https://x.example/a',
    'http://x.example',
    'mailto:a@x.example',
    'tel:+19055550100',
  ])('to %s stays', (href) => {
    expect(html(`[text](${href})`)).toBe(`<p><a href="${href}">text</a></p>`);
  });

  test.each([
    'JavaScript:alert(1)',
    'java&#x73;cript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'contact',
    '',
  ])('to %s is dropped, its text stays', (href) => {
    expect(html(`[text](${href})`)).toBe('<p>text</p>');
  });

  test('in angle brackets is judged the same', () => {
    expect(html('<https://x.example>')).toBe('<p><a href="https://x.example">https://x.example</a></p>');
    expect(html('<javascript:alert(1)>')).toBe('<p>javascript:alert(1)</p>');
  });

  test('can neither end its attribute nor bring others', () => {
    expect(html('[a](/x?a="b"&c=<d>)')).toBe('<p><a href="/x?a=&quot;b&quot;&amp;c=&lt;d&gt;">a</a></p>');
    expect(html('[a](/x "title")')).toBe('<p><a href="/x">a</a></p>');
  });

  test("to a picture leaves the picture's text", () => {
    expect(html('![A <rack>](https://x.example/rack.png)')).toBe('<p>A &lt;rack&gt;</p>');
  });
});

describe('A heading', () => {
  test('can be linked to, and those of the second level make the contents', () => {
    const { html: text, headings } = renderMarkdown('# Top\n\n## Why test\n\n### How\n\n## What it costs');
    expect(text).toBe(
      '<h1 id="top">Top</h1>\n<h2 id="why-test">Why test</h2>\n<h3 id="how">How</h3>\n<h2 id="what-it-costs">What it costs</h2>',
    );
    expect(headings).toEqual([
      { id: 'why-test', text: 'Why test' },
      { id: 'what-it-costs', text: 'What it costs' },
    ]);
  });

  test('stands in the contents as plain text', () => {
    expect(renderMarkdown('## The *R&D* of `tar` and [links](/x)').headings).toEqual([
      { id: 'the-r-d-of-tar-and-links', text: 'The R&D of tar and links' },
    ]);
  });

  test.each([
    { titles: ['Part', 'Part', 'Part 2'], ids: ['part', 'part-2', 'part-2-2'] },
    { titles: ['Part 2', 'Part', 'Part'], ids: ['part-2', 'part', 'part-3'] },
    { titles: ['?', '!'], ids: ['section', 'section-2'] },
  ])('$titles get anchors of their own', ({ titles, ids }) => {
    expect(renderMarkdown(titles.map((title) => `## ${title}`).join('\n\n')).headings.map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    ['Ünïcode & Co.', 'unicode-co'],
    ['  24/7  help? ', '24-7-help'],
    ['a--b', 'a-b'],
    ['???', ''],
  ])('%j is linked to as "%s"', (text, anchor) => {
    expect(anchorOf(text)).toBe(anchor);
  });
});
