import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readEnv } from '#api/env.ts';
import { readBuildEnv } from '#scripts/build/buildEnv.ts';
import { envExample } from '#scripts/settings/envExample.ts';
import { root } from '#scripts/support/root.ts';

it('.env.example names every setting with what it does, and what it says holds without it', () => {
  const text = envExample();
  expect(text).toContain('\n# The port to listen on; 0 for any that is free.\n#PORT=3000\n');
  expect(text).toContain('\n#SMTP_URL=\n');
  const settings = text.match(/^#[A-Z_]+=.*$/gm) ?? [];
  expect(settings.length).toBeGreaterThan(40);
  for (const setting of settings) expect(text, setting).toMatch(new RegExp(`\\n# [^\\n]+\\n${setting}\\n`));
  const taken = parseEnv(text.replaceAll(/^#(?=[A-Z_]+=)/gm, '')) as Record<string, string>;
  expect(readEnv(taken)).toEqual(readEnv({}));
  const { builtAt: _, ...build } = readBuildEnv(taken);
  const { builtAt: __, ...plain } = readBuildEnv({});
  expect(build).toEqual(plain);
});

it('Git and images leave settings with secrets out', () => {
  for (const file of ['.gitignore', '.dockerignore'])
    expect(readFileSync(join(root, file), 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['.env', '.env.*', '*.env', '!.env.example']),
    );
});
