import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Breakable } from '#src/ui/Breakable/Breakable.tsx';

it.each([
  [
    'an email address, after "@" and before its dots',
    'Write to hello@north.shore.example.',
    'Write to hello@<wbr/>north<wbr/>.shore<wbr/>.example.',
  ],
  [
    'a web address, after each slash',
    'https://north.example/blog/one-two',
    'https://north.example/<wbr/>blog/<wbr/>one-two',
  ],
  [
    'nothing else',
    'Help 24/7, on average 99.9% of the year. And so on.',
    'Help 24/7, on average 99.9% of the year. And so on.',
  ],
])('a line may end in %s', (_, text, html) => {
  expect(renderToStaticMarkup(<Breakable text={text} />)).toBe(html);
});
