import { describe, expect, test } from 'vitest';
import { linkTerms } from '#data/rules/text/linkTerms.ts';

const term = (name: string) => ({ term: name, slug: name.toLowerCase().replaceAll(' ', '-') });
const glossary = ['Backup', 'DNS', 'VoIP', 'Recovery Point Objective', 'Recovery', 'R&D'].map(term);
const link = (html: string) => linkTerms(html, glossary, '/terms');

describe('A term of the glossary', () => {
  test('is linked where it is first mentioned, and there alone', () => {
    expect(link('<p>A backup is a Backup.</p><p>Backup</p>')).toBe(
      '<p>A <a href="/terms#backup">backup</a> is a Backup.</p><p>Backup</p>',
    );
  });

  test('gives way to a longer one', () => {
    expect(link('<p>The recovery point objective, and recovery</p>')).toBe(
      '<p>The <a href="/terms#recovery-point-objective">recovery point objective</a>, and <a href="/terms#recovery">recovery</a></p>',
    );
  });

  test('is found in the plural, with the ending in the link', () => {
    expect(link('<p>Backups last.</p>')).toBe('<p><a href="/terms#backup">Backups</a> last.</p>');
  });

  test.each([
    '<h2 id="b">Backup</h2>',
    '<p><a href="/x">the <em>backup</em></a></p>',
    '<pre><code>backup</code></pre>',
    '<table><tr><th>Backup</th></tr></table>',
    '<p title="backup">x</p>',
  ])('is left alone in %s', (html) => {
    expect(link(html)).toBe(html);
    expect(link(`${html}<p>backup</p>`)).toBe(`${html}<p><a href="/terms#backup">backup</a></p>`);
  });

  test.each(['backuped', 'a-backup', 'backup-like', 'mybackup', 'the dns', 'voip', 'Voip'])('is not "%s"', (words) => {
    expect(link(`<p>${words}</p>`)).toBe(`<p>${words}</p>`);
  });

  test.each([
    ['(DNS),', '(<a href="/terms#dns">DNS</a>),'],
    ['R&amp;D', '<a href="/terms#r&d">R&amp;D</a>'],
  ])('is in "%s"', (words, linked) => {
    expect(link(`<p>${words}</p>`)).toBe(`<p>${linked}</p>`);
  });
});

test('No more terms are linked than a reader bears', () => {
  const names = [...'abcdefghij'].map((letter) => `Term ${letter}`);
  const html = linkTerms(`<p>${names.join(', ')}</p>`, names.map(term), '/terms');
  expect(html.match(/<a /g)).toHaveLength(8);
});
