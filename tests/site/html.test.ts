import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { builtFiles } from '#scripts/support/builtSite.ts';
import { readBuilt } from '#tests/support/builtPages.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes `<br/>` and `dateTime`: HTML reads them as `<br>` and `datetime`.
    'void-style': 'off',
    // React writes required="".
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // Safari takes a list without bullets for no list unless its role says so.
    'no-redundant-role': 'off',
    // Scripts and styles come from the page's own server, as the Content-Security-Policy demands; integrity guards foreign ones.
    'require-sri': 'off',
    // A number is kept on one line by the style sheet, which leaves it as typed to whoever copies it.
    'tel-non-breaking': 'off',
  },
});

test('every page is valid HTML', async () => {
  const problems: string[] = [];
  for (const file of builtFiles.filter((name) => name.endsWith('.html'))) {
    const { results } = await validator.validateString(readBuilt(file));
    for (const { ruleId, message, line, selector } of results.flatMap(({ messages }) => messages))
      problems.push(`${file}:${line} ${ruleId}: ${message} ${selector ?? ''}`);
  }
  expect(problems).toEqual([]);
});
