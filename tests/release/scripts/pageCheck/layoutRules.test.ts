import { afterAll, describe, expect, test } from 'vitest';
import { openSmallPage } from './smallPage.ts';

const { faultsOf, close } = await openSmallPage();
afterAll(close);

/** Of a height that does not depend on a font. */
const picture = '<svg aria-hidden="true" style="display: block; height: 20px"></svg>';
const room = (height: number, content = '') => `<div style="height: ${height}px">${content}</div>`;

describe('no-holes', () => {
  test.each([
    ['between two pictures', `<section>${picture}${room(200)}${picture}</section>`, '200 px of nothing below'],
    ['before the first picture', `<section>${room(161)}${picture}</section>`, '161 px of nothing at the beginning'],
    ['after the last picture', `<section>${picture}${room(300)}</section>`, '300 px of nothing below'],
    [
      'in a panel that is filled with a colour',
      `<section><div style="background: #eee">${room(200)}${picture}</div></section>`,
      '200 px of nothing at the beginning',
    ],
    [
      'beyond the padding of its band',
      `<section style="padding-top: 100px">${room(170)}${picture}</section>`,
      '170 px of nothing at the beginning',
    ],
    [
      'where what could be there is hidden',
      `<section>${picture}${room(200, '<img alt="A" style="height: 200px; visibility: hidden">')}${picture}</section>`,
      '200 px of nothing below',
    ],
  ])('finds a hole %s', async (_, html, what) => {
    expect(await faultsOf(`<main>${html}</main>`)).toEqual([`no-holes: ${what}`]);
  });

  test.each([
    ['160 pixels', `<section>${picture}${room(160)}${picture}</section>`],
    ['a text', `<section>${picture}${room(100)}One${room(100)}${picture}</section>`],
    ["a band's own padding", '<section style="padding: 200px 0">One</section>'],
    ['the padding of bands below each other', '<section style="padding: 100px 0">A</section>'.repeat(2)],
    [
      'a picture',
      '<section>One<svg style="display: block; height: 300px" role="img" aria-label="A"></svg>Two</section>',
    ],
    ['a drawing beside the content', `<section>One<svg aria-hidden="true" style="height: 300px"></svg></section>`],
    [
      'a text at the side',
      `<section style="display: grid; grid-template-columns: 1fr 1fr"><p>One</p><p>${'Two<br>'.repeat(20)}</p></section>`,
    ],
    ['a frame', `<section>One<div style="border: 1px solid #555">${room(300)}</div></section>`],
    [
      'room that scrolls by itself, which is for what comes',
      '<section>One<div tabindex="0" style="height: 300px; overflow-y: auto">Two</div></section>',
    ],
    ['a field', '<section>One<textarea aria-label="A" style="display: block; height: 300px"></textarea></section>'],
    ['a coloured shape', '<section>One<div style="height: 300px; background: #055"></div></section>'],
  ])('passes %s', async (_, html) => {
    expect(await faultsOf(`<main>${html}</main>`)).toEqual([]);
  });
});

describe('no-orphans', () => {
  const grid = (columns: number, items: number, style = '') =>
    `<ul style="display: grid; grid-template-columns: repeat(${columns}, 60px); padding: 0; ${style}">` +
    `${'<li style="list-style: none">Item<br>of two</li>'.repeat(items)}</ul>`;

  test.each([
    ['4+3', grid(4, 7), 'ends in a row of 3 below rows of 4'],
    ['4+2', grid(4, 6), 'ends in a row of 2 below rows of 4'],
    ['3+1', grid(3, 4), 'ends in a row of 1 below rows of 3'],
    ['2+1', grid(2, 3), 'ends in a row of 1 below rows of 2'],
    ['3+3+1', grid(3, 7), 'ends in a row of 1 below rows of 3'],
    [
      '2+1 of cards that wrap, the last in the middle',
      `<div style="display: flex; flex-wrap: wrap; justify-content: center">${'<p style="width: 140px">Card</p>'.repeat(3)}</div>`,
      'ends in a row of 1 below rows of 2',
    ],
  ])('finds %s', async (_, html, what) => {
    expect(await faultsOf(html)).toEqual([`no-orphans: ${what}`]);
  });

  test.each([
    ['full rows', grid(3, 6)],
    ['a single row', grid(4, 3)],
    ['a single column', grid(1, 3)],
    [
      'a last item as wide as the rows',
      grid(2, 3)
        .replace(/<li([^>]*)style="/g, '<li$1style="')
        .replace(/<li style="list-style: none">(?!.*<li)/, '<li style="list-style: none; grid-column: 1 / -1">'),
    ],
    [
      'words that wrap',
      '<p style="display: flex; flex-wrap: wrap; gap: 8px"><b>Managed</b><b>IT</b><b>Cybersecurity</b><b>Backup</b><b>Voice</b></p>',
    ],
    [
      'the parts of a layout',
      '<div style="display: grid; grid-template-columns: 100px 200px"><p>Head</p><p>Text</p><p>Foot</p></div>',
    ],
  ])('passes %s', async (_, html) => {
    expect(await faultsOf(html)).toEqual([]);
  });
});
