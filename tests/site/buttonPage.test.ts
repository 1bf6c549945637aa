import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { buttonPage } from '#api/routes/subscribe/newsletter.ts';
import { plainPage, readSharedStyles } from '#api/static/plainPage.ts';
import { openSite } from '#api/static/siteFiles.ts';
import { builtFiles, dist } from '#scripts/support/builtSite.ts';

test('a page that the service writes itself has the style sheet and the look of the built pages', async () => {
  const sharedStyles = await readSharedStyles(openSite(dist));
  const { head, header, footer, ...looks } = sharedStyles ?? expect.fail('There are no styles.');
  const parts = ['section', 'inner', 'lead', 'row', 'button', 'stack', 'field', 'control', 'textarea'];
  expect(looks).toEqual(Object.fromEntries(parts.map((part) => [part, expect.stringMatching(/\S/)])));
  const linked = [...head.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, href = '']) => href);
  expect(linked.some((href) => href.endsWith('.css'))).toBe(true);
  expect(linked.filter((href) => !builtFiles.includes(href.slice(1)))).toEqual([]);
  expect(head).toContain('@font-face');
  expect(header).toContain('aria-label="Main"');
  expect(footer).toContain('tel:');
  const words = { locale: 'en-CA', name: 'A & B', title: 'Confirm', text: 'Press it.', button: 'Confirm' };
  const html = plainPage(buttonPage({ ...words, action: '/api/newsletter/confirm?token=x' }), sharedStyles);
  const { results } = await new HtmlValidate({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    // As in html.test.ts.
    rules: { 'require-sri': 'off', 'no-redundant-role': 'off', 'tel-non-breaking': 'off', 'void-style': 'off' },
  }).validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
});
