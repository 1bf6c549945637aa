import { expect, test } from 'vitest';
import { inlineFacades } from '#scripts/build/inlineFacades.ts';

type Bundle = Record<string, { type: 'chunk' | 'asset'; fileName: string; code: string }>;

/** The code of each file of a bundle once facades are inlined. */
function inlined(files: Record<string, string>): Record<string, string> {
  const bundle: Bundle = Object.fromEntries(
    Object.entries(files).map(([fileName, code]) => [fileName, { type: 'chunk', fileName, code }]),
  );
  const { generateBundle } = inlineFacades() as unknown as { generateBundle(options: object, bundle: Bundle): void };
  generateBundle({}, bundle);
  return Object.fromEntries(Object.entries(bundle).map(([name, { code }]) => [name, code]));
}

test('a dynamic import of a chunk that renames the exports of another imports that one', () => {
  expect(
    inlined({
      'assets/main-1.js': 'x(()=>import(`./start-2.js`),[]);',
      'assets/start-2.js': 'export{t as start,n}from"./later-3.js";\n',
      'assets/later-3.js': 'const t=1,n=2;export{t,n};',
    }),
  ).toEqual({
    'assets/main-1.js': 'x(()=>import("./later-3.js").then(m=>({start:m.t,n:m.n})),[]);',
    'assets/later-3.js': 'const t=1,n=2;export{t,n};',
  });
});

test('a chunk that is imported statically as well stays, and so does one with code of its own', () => {
  const files = {
    'assets/main-1.js': 'import{start}from"./start-2.js";import("./own-4.js");start();',
    'assets/start-2.js': 'export{t as start}from"./later-3.js";',
    'assets/later-3.js': 'const t=1;export{t};',
    'assets/own-4.js': 'import{t}from"./later-3.js";t();export{t as own};',
  };
  expect(inlined(files)).toEqual(files);
});
