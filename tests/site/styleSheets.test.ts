import { expect, test } from 'vitest';
import { builtFiles } from '#scripts/support/builtSite.ts';
import { readBuilt } from '#tests/support/builtPages.ts';

/** Every rule of a style sheet: what it stands in, from the outermost, and its declarations. */
function* rules(css: string, outer: readonly string[] = []): Generator<{ outer: readonly string[]; body: string }> {
  let from = 0;
  for (let open = css.indexOf('{'); open >= 0; open = css.indexOf('{', from)) {
    let depth = 1;
    let close = open + 1;
    for (; depth > 0 && close < css.length; close++) depth += css[close] === '{' ? 1 : css[close] === '}' ? -1 : 0;
    const within = [...outer, css.slice(from, open).trim()];
    const body = css.slice(open + 1, close - 1);
    if (body.includes('{')) yield* rules(body, within);
    else yield { outer: within, body };
    from = close;
  }
}

const sheets = builtFiles.filter((file) => file.endsWith('.css')).map((file) => [file, readBuilt(file)] as const);
const moves =
  /(?:^|;)\s*(?:animation(?:-name)?|transition(?:-property)?|scroll-behavior)\s*:\s*(?!none|auto|0s|initial|inherit)/;
const asked = (outer: readonly string[]) =>
  outer.some((around) => /prefers-reduced-motion:\s*no-preference/.test(around));

test('nothing on a page moves for who asked for stillness: every animation and transition stands where motion is welcome', () => {
  const isFrame = (outer: readonly string[]) => outer.some((around) => around.startsWith('@keyframes'));
  const faults = sheets.flatMap(([file, css]) =>
    [...rules(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''))]
      .filter(({ outer, body }) => moves.test(body) && !asked(outer) && !isFrame(outer))
      .map(({ outer, body }) => `${file}: ${outer.join(' > ')} { ${body} }`),
  );
  expect(sheets.flatMap(([, css]) => css.match(/prefers-reduced-motion/g) ?? []).length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test('no declaration of a style sheet has lost its value to the minifier', () => {
  for (const [, css] of sheets) expect(css.match(/[{;][a-z-]+:[;}]/g)).toBeNull();
});
