import { z } from 'zod';

const envSchema = z.object({
  PORT: z.coerce.number('a port number from 0 to 65535').int('a port number from 0 to 65535').min(0, 'a port number from 0 to 65535').max(65535, 'a port number from 0 to 65535').default(3000),
  HOST: z.string().min(1, 'a host name or address to listen on').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'fatal, error, warn, info, debug, trace or silent').default('info'),
  DIST_DIR: z.string().min(1, 'the folder of a built site').default('dist'),
});
export type Env = z.infer<typeof envSchema>;

/** The environment as the server uses it; an empty value counts as none. Throws naming each variable, its value and what is allowed. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.keys(envSchema.shape).flatMap((name) => (source[name] ? [[name, source[name]]] : [])));
  const parsed = envSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')} is "${given[String(path[0])]}". Allowed: ${message}.`);
  throw new Error(`The environment is not right:\n${lines.join('\n')}`);
}
