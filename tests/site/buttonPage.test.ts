import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { buttonPage } from '#api/routes/subscribe/newsletter.ts';
import { plainPage } from '#api/static/plainPage.ts';
import { inlineHash, openSite } from '#api/static/siteFiles.ts';
import { builtFiles, dist } from '#scripts/support/builtSite.ts';

test('a page that the service writes itself has the style sheet and the look of the built pages', async () => {
  const parts = openSite(dist).parts ?? expect.fail('There are no parts.');
  const { head, header, footer, classes, styleHash } = parts;
  for (const [part, name] of Object.entries(classes))
    expect([part, name]).toEqual([part, expect.stringMatching(/^\S/)]);
  expect(head).toContain(`<style>`);
  expect(styleHash).toBe(inlineHash(/<style>([^<]*)</.exec(head)?.[1] ?? ''));
  const linked = [...head.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, href = '']) => href);
  expect(linked.some((href) => href.endsWith('.css'))).toBe(true);
  expect(linked.filter((href) => !builtFiles.includes(href.slice(1)))).toEqual([]);
  expect(head).toContain('@font-face');
  expect(header).toContain('aria-label="Main"');
  expect(footer).toContain('tel:');
  const words = { locale: 'en-CA', name: 'A & B', title: 'Confirm', text: 'Press it.', button: 'Confirm' };
  const html = plainPage(buttonPage({ ...words, action: '/api/newsletter/confirm?token=x' }), parts);
  const { results } = await new HtmlValidate({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    // As in html.test.ts.
    rules: { 'require-sri': 'off', 'no-redundant-role': 'off', 'tel-non-breaking': 'off', 'void-style': 'off' },
  }).validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
});
