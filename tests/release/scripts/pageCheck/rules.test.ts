import { afterAll, describe, expect, test } from 'vitest';
import { reportFaults } from '#scripts/pageCheck/report.ts';
import { openSmallPage } from './smallPage.ts';

const { faultsOf, close } = await openSmallPage();
afterAll(close);

const tall = '<p style="height: 3000px">Long</p>';
const header = '<header style="position: sticky; top: 0; height: 60px; background: white">Head</header>';

describe('no-broken-words', () => {
  test.each([
    ['broken for want of room', '<p style="width: 6ch; overflow-wrap: anywhere">Manufacturing</p>', 'Manufacturing'],
    ['hyphenated', '<p lang="en" style="width: 9ch; hyphens: manual">Manufac&shy;turing</p>', 'Manufac\u00adturing'],
    ['broken between others', '<p style="width: 6ch; overflow-wrap: break-word">a Nonprofits b</p>', 'Nonprofits'],
  ])('finds a word that is %s', async (_, html, word) => {
    const faults = await faultsOf(html);
    // Where it breaks depends on the font.
    expect(faults).toEqual([expect.stringMatching(/^no-broken-words: .+\|.+$/)]);
    expect(faults[0]?.replace('|', '')).toBe(`no-broken-words: ${word}`);
  });

  test.each([
    ['words on lines of their own', '<p style="width: 8ch">one two three</p>'],
    ['a break after a hyphen, a dash or a slash', '<p style="width: 6ch">month-to-month and/or one–two</p>'],
    [
      'a picture that is cut to its frame',
      '<div style="width: 200px; overflow: hidden"><img alt="" style="width: 400px; height: 20px"></div>',
    ],
    [
      'a drawing beside the content',
      '<p aria-hidden="true" style="width: 5ch; overflow-wrap: anywhere">Manufacturing</p>',
    ],
    [
      'what is for screen readers',
      '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); overflow-wrap: anywhere">Manufacturing</p>',
    ],
    [
      'a closed panel',
      '<details><summary>More</summary><p style="width: 5ch; overflow-wrap: anywhere">Manufacturing</p></details>',
    ],
  ])('passes %s', async (_, html) => {
    expect(await faultsOf(html)).toEqual([]);
  });

  test('finds what a panel of the content hides until it is opened', async () => {
    expect(
      await faultsOf(
        '<main><details><summary>More</summary><p style="width: 5ch; overflow-wrap: anywhere">Manufacturing</p></details></main>',
      ),
    ).toHaveLength(1);
  });
});

describe('no-clipped-text', () => {
  test.each([
    [
      'that its element cuts',
      '<p style="width: 60px; white-space: nowrap; overflow: hidden">Managed services</p>',
      'Managed services',
    ],
    [
      'with an ellipsis',
      '<p style="width: 60px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis">Managed services</p>',
      'Managed services',
    ],
    ['that an ancestor cuts below', '<div style="height: 20px; overflow: clip"><p>One</p><p>Two</p></div>', 'Two'],
    [
      'clamped to a line',
      '<p style="width: 60px; display: -webkit-box; -webkit-line-clamp: 1; -webkit-box-orient: vertical; overflow: hidden">one two three four</p>',
      'one two three four',
    ],
    [
      'that stands in a field',
      '<input placeholder="Search all of the articles there are" style="width: 80px">',
      'Search all of the articles there are',
    ],
    [
      'that is chosen from a list',
      '<select style="width: 60px"><option>Cybersecurity and compliance</option></select>',
      'Cybersecurity and compliance',
    ],
    [
      'of a drawing',
      '<svg width="60" height="20"><text x="0" y="15">Richmond Hill and more</text></svg>',
      'Richmond Hill and more',
    ],
  ])('finds a text %s', async (_, html, text) => {
    expect(await faultsOf(html)).toContain(`no-clipped-text: cut off: "${text}"`);
  });

  test.each([
    [
      'a text that scrolls',
      '<div style="overflow: hidden"><div style="width: 60px; overflow: auto"><p style="white-space: nowrap">Managed services</p></div></div>',
    ],
    ['a text that fits into what would cut it', '<p style="overflow: hidden">Managed services</p>'],
    ['a field with room', '<input placeholder="Search" style="width: 200px">'],
    ['letters that are higher than a tight line', '<p style="line-height: 0.9; overflow: hidden">Apply</p>'],
  ])('passes %s', async (_, html) => {
    expect(await faultsOf(html)).toEqual([]);
  });
});

describe('inside-window', () => {
  test.each([
    ['too wide', '<div style="width: 400px">Wide</div>', 'reaches 88 px beyond the window'],
    [
      'beyond a band as wide as the window',
      '<div style="margin: 0 -8px; overflow: clip"><div style="width: 400px">Wide</div></div>',
      'reaches 80 px beyond the window',
    ],
    ['too far to the left', '<div style="margin-left: -30px">Left</div>', 'reaches 22 px beyond the window'],
    [
      'fixed and half below the edge',
      '<div style="position: fixed; bottom: -20px; height: 60px">Low</div>',
      'reaches 20 px beyond the window',
    ],
  ])('finds an element that is %s', async (_, html, what) => {
    expect(await faultsOf(html)).toEqual([`inside-window: ${what}`]);
  });

  test.each([
    [
      'a table that scrolls by itself',
      '<div style="overflow-x: auto"><table style="width: 600px"><tr><td>Cell</td></tr></table></div>',
    ],
    [
      'a drawing beside the content',
      '<div style="overflow: hidden"><div aria-hidden="true" style="width: 600px; height: 9px"></div></div>',
    ],
    [
      'what waits above the page until it has the focus',
      '<a href="#a" style="position: absolute; top: -100px">Skip</a>',
    ],
  ])('passes %s', async (_, html) => {
    expect(await faultsOf(html)).toEqual([]);
  });
});

describe('no-overlap', () => {
  const corner = (side: string, name: string) =>
    `<button aria-label="${name}" style="position: fixed; ${side}; width: 50px; height: 50px"></button>`;

  test.each([
    [
      'two fixed elements over each other',
      corner('right: 0; bottom: 0', 'Chat') + corner('right: 20px; bottom: 20px', 'Top'),
      'lies over or under "Top"',
    ],
    [
      'a sticky element under a fixed one, where it sticks',
      `${tall}${header}<div style="height: 900px"><h2 style="position: sticky; top: 30px; margin: 0">Title</h2></div>`,
      'lies over or under "Title"',
    ],
  ])('finds %s', async (_, html, what) => {
    expect(await faultsOf(html + tall)).toContain(`no-overlap: ${what}`);
  });

  test.each([
    ['fixed elements beside each other', corner('right: 0; bottom: 0', 'Chat') + corner('left: 0; bottom: 0', 'Top')],
    [
      'a sticky element that goes with its section',
      `${header}<div style="height: 900px"><h2 style="position: sticky; top: 60px; margin: 0">Title</h2></div>`,
    ],
    [
      'what stands in a fixed element',
      '<div style="position: fixed; top: 0"><b style="position: sticky; top: 0">Bold</b></div>',
    ],
  ])('passes %s', async (_, html) => {
    expect(await faultsOf(html + tall)).toEqual([]);
  });
});

describe('focus-visible', () => {
  const links = Array.from({ length: 60 }, (_, index) => `<p><a href="#${index}">Link ${index}</a></p>`).join('');
  const bar = '<div style="position: fixed; left: 0; right: 0; bottom: 0; height: 100px; background: white">Bar</div>';

  test('finds what has the focus under a fixed element', async () => {
    const under = `<a href="#a" style="position: absolute; left: 8px; top: 2970px">Last</a>`;
    expect(await faultsOf(tall + under + bar)).toEqual(['focus-visible: has the focus under "Bar"']);
  });

  test.each([
    ['a page that keeps clear of its header', `<style>html { scroll-padding-top: 70px }</style>${header}${links}`],
    [
      'a link that lies over the header when it has the focus',
      '<a href="#a" style="position: absolute; top: 0; z-index: 2; background: white">Skip</a><style>html { ' +
        `scroll-padding-top: 70px }</style>${header}${links}`,
    ],
    [
      'what stands in the fixed element itself',
      `<div style="position: fixed; top: 0"><a href="#a">Home</a></div>${tall}`,
    ],
  ])('passes %s', async (_, html) => {
    expect(await faultsOf(html)).toEqual([]);
  });
});

test('the report names a fault once, with the pages and widths it was found at', () => {
  const fault = { rule: 'no-broken-words', element: 'a "Legal"', what: 'Le|gal' };
  const faults = [
    ...['/a', '/b', '/c', '/d'].map((path) => ({ path, width: 1280, ...fault })),
    { path: '/a', width: 320, ...fault },
    { path: '/a', width: 320, rule: 'inside-window', element: 'p', what: 'reaches 8 px beyond the window' },
  ];
  expect(reportFaults(faults)).toEqual([
    'no-broken-words: a: Le|gal',
    '  such as a "Legal"',
    '  at 320, 1280 px on /a, /b, /c and 1 more',
    'inside-window: p: reaches beyond the window',
    '  such as p',
    '  at 320 px on /a',
  ]);
});
