import { expect, test } from 'vitest';
import { mainTexts } from '#scripts/sameness/mainText.ts';

test('the texts of a page are those of its main part, without what stands on other pages, too', () => {
  const main =
    '<h1>A title</h1><p>Read <a href="/b">the <b>blog</b></a><!-- --> &amp; more.</p><ul><li>First</li></ul>' +
    '<dl><div><dt>price</dt><dd>$75</dd></div></dl><h3><a href="/a">One</a></h3><ul><li><a href="/b">Two</a> says more.</li></ul>';
  const leftOut =
    '<nav><ol><li><a href="/">Home</a></li></ol></nav><form><label>Name<input name="name"/></label></form>' +
    '<div data-print="no"><p>Hello!</p></div><svg><title>A map</title></svg><script>{"a":1}</script>' +
    '<ul><li><a href="/a">One</a></li><li><a href="/b">Two</a></li></ul><div><a href="/contact">Ask</a></div>';
  const page = `<!DOCTYPE html><body><header><h2>Header</h2></header><main id="main">${main}${leftOut}</main><footer>Foot</footer></body>`;
  const texts = ['A title', 'Read the blog & more.', 'First', 'price', '$75', 'One', 'Two says more.'];
  expect(mainTexts(page)).toEqual(texts);
});
