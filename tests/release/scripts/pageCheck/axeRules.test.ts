import { afterAll, describe, expect, test } from 'vitest';
import { openSmallPage } from './smallPage.ts';

const { faultsOf, close } = await openSmallPage();
afterAll(close);

describe('contrast', () => {
  test.each([
    ['text', '<p style="color: #888; background: #fff">Grey</p>', '#888888 on #ffffff is 3.54:1'],
    [
      'text on the background of an ancestor',
      '<div style="background: #0a567c"><p style="color: #14212b">Dark</p></div>',
      '#14212b on #0a567c is 2.05:1',
    ],
    [
      'text that is half transparent',
      '<p style="color: #14212b; opacity: 0.4; background: #fff">Pale</p>',
      '#a1a6aa on #ffffff is 2.45:1',
    ],
    [
      'large text below 3:1',
      '<p style="font-size: 32px; color: #aaa; background: #fff">Big</p>',
      '#aaaaaa on #ffffff is 2.32:1',
    ],
  ])('finds %s', async (_, html, what) => {
    expect(await faultsOf(html)).toEqual([`contrast: ${what}`]);
  });

  test.each([
    ['4.5:1', '<p style="color: #767676; background: #fff">Grey</p>'],
    ['3:1 of large text', '<p style="font-size: 32px; color: #888; background: #fff">Big</p>'],
    ['what cannot be used', '<button disabled style="color: #aaa; background: #fff">Send</button>'],
  ])('passes %s', async (_, html) => {
    expect(await faultsOf(html)).toEqual([]);
  });
});

describe('target-size', () => {
  const button = (size: number, gap: number) =>
    `<button aria-label="A" style="padding: 0; border: 0; background: #055; width: ${size}px; height: ${size}px; margin: ${gap}px"></button>`;

  test('finds small targets close to each other', async () => {
    expect(await faultsOf(`<div style="display: flex">${button(16, 0).repeat(2)}</div>`)).toEqual([
      expect.stringMatching(/^target-size: .*16px/),
      expect.stringMatching(/^target-size: .*16px/),
    ]);
  });

  test.each([
    ['targets of 24 pixels', `<div style="display: flex">${button(24, 0).repeat(2)}</div>`],
    ['small targets with room around them', `<div style="display: flex">${button(16, 4).repeat(2)}</div>`],
    ['links in a text', '<p>Read <a href="#a">one</a> and <a href="#b">two</a> of these, or <a href="#c">all</a>.</p>'],
  ])('passes %s', async (_, html) => {
    expect(await faultsOf(html)).toEqual([]);
  });
});
