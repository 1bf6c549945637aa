import { expect, test } from 'vitest';
import { noticesText } from '#scripts/build/steps/writeNotices.ts';

const part = { name: '@example/part', version: '1.2.3', identifier: 'MIT', text: 'Copyright (c) Ada' };

test('a package that is shipped without its licence stops the build', () => {
  expect(noticesText([part])).toContain('@example/part 1.2.3 (MIT)\n\nCopyright (c) Ada\n');
  expect(() => noticesText([part, { ...part, name: 'bare', text: '' }])).toThrow(
    'bare 1.2.3 (MIT) comes without the text of its licence, which has to go along with it. Do without the package.',
  );
});
