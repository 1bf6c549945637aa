import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '#api/db/open.ts';
import { brandDir, runScript } from '#scripts/support/runScript.ts';

it('shows what was asked in vain: alike questions together, the most frequent first, harmless in a terminal', async () => {
  const work = mkdtempSync(join(tmpdir(), 'questions-'));
  const env = { DATA_DIR: brandDir, STORE_FILE: join(work, 'site.db'), DATABASE_URL: '' };
  const store = await openStore({ file: env.STORE_FILE });
  const at = Date.parse('2025-11-03T15:00:00Z');
  try {
    expect(await runScript('scripts/leads.ts', ['questions'], env)).toEqual({
      code: 0,
      output: 'No question was left without an answer.\n',
    });
    await store.db
      .insertInto('question')
      .values([
        { id: '1', createdAt: at, text: 'Do you sell bait?' },
        { id: '2', createdAt: at + 60_000, text: 'do you sell bait' },
        { id: '3', createdAt: at - 86_400_000, text: 'Is there \u001b[31mparking?' },
      ])
      .execute();
    const { code, output } = await runScript('scripts/leads.ts', ['questions'], env);
    const lines = output.trim().split('\n');
    expect([code, lines.length]).toEqual([0, 4]);
    expect(lines[2]).toMatch(/^\s*2\s+2025-11-03 11:01\s+do you sell bait$/);
    expect(lines[3]).toMatch(/^\s*1\s+2025-11-02 11:00\s+Is there ␛\[31mparking\?$/);
    expect((await runScript('scripts/leads.ts', ['questions', '--limit', '0'], env)).code).toBe(2);
    expect(
      (await runScript('scripts/leads.ts', ['questions', '--since', '2025-11-03', '--limit', '1'], env)).output,
    ).not.toContain('parking');
  } finally {
    await store.close();
    rmSync(work, { recursive: true });
  }
});
