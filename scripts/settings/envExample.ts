import { z } from 'zod';
import { envSchema } from '../../api/env.ts';
import { buildEnvSchema } from '../build/buildEnv.ts';

/** Settings of both, which are read where they are needed. */
const commonSchema = z.object({
  DATA_DIR: z
    .string()
    .default('data')
    .describe('The folder of the records, for another provider than the one in data/.'),
  SITE_ORIGIN: z
    .string()
    .optional()
    .describe('The public address without a slash at its end, https://site.example; by default that of the records.'),
});

const parts: readonly [heading: string, schema: z.ZodObject][] = [
  ['Both build and service', commonSchema],
  ['The service (npm start)', envSchema],
  ['The build (npm run build)', buildEnvSchema],
];

const columns = 100;

/** The text of `.env.example`: every setting with what it does and what holds where it is not set. */
export function envExample(): string {
  const intro =
    'Copy this file to .env, which every command but the tests reads, and take the # away from what you set. What the environment ' +
    'itself says goes first. Git and container images leave .env out: it may hold passwords.';
  const lines = parts.flatMap(([heading, { shape }]) => [
    '',
    `## ${heading}`,
    ...Object.entries(shape).flatMap(([name, schema]) => [
      '',
      ...comment((schema as z.ZodType).description ?? ''),
      `#${name}=${defaultOf(name, schema as z.ZodType)}`,
    ]),
  ]);
  return `${[...comment(intro), ...lines].join('\n')}\n`;
}

function defaultOf(name: string, schema: z.ZodType): string {
  const { data } = schema.safeParse(undefined);
  if (data === undefined || data === null) return '';
  if (!['string', 'number'].includes(typeof data)) throw new Error(`The default of ${name} is no text.`);
  return String(data);
}

/** Wraps a text into lines of a comment. */
function comment(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length + 2 > columns) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines.map((line) => `# ${line}`);
}
