import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { TemplateFile } from '#data/rules/schema/download.ts';
import { fillTemplate } from '#scripts/build/downloads/fillTemplate.ts';
import { sharedFolder } from '#tests/support/folders.ts';

const record: TemplateFile = { id: 'plan', format: 'docx', updatedAt: '2026-01-02', preview: [] };
const values = new Map([['provider.name', 'Smith & Sons']]);
const path = join(sharedFolder(), 'plan.docx');
const write = (xml: string) => writeFileSync(path, zipSync({ 'word/document.xml': strToU8(xml) }));

test('a template gets the facts that it quotes, escaped as XML', async () => {
  write('<w:t>{provider.name} {left} {0A-1}</w:t>');
  const made = await fillTemplate(path, record, values);
  expect(strFromU8(unzipSync(made)['word/document.xml'] ?? strToU8(''))).toBe(
    '<w:t>Smith &amp; Sons {left} {0A-1}</w:t>',
  );
});

test('a template that is missing, and one that quotes what is no fact, are named with the remedy', async () => {
  write('<w:t>{provider.nam}</w:t>');
  await expect(fillTemplate(path, record, values)).rejects.toThrow(
    'downloads/plan: the file quotes "{provider.nam}", which is no fact. Fix the name in the file.',
  );
  const missing = path.replace('plan.docx', 'none.docx');
  await expect(fillTemplate(missing, record, values)).rejects.toThrow(
    `downloads/plan: the file "${missing}" does not exist. Put it there, or remove the record.`,
  );
});
