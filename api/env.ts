import { z } from 'zod';

const port = 'a port number from 0 to 65535';
const envSchema = z.object({
  PORT: z.coerce.number(port).int(port).min(0, port).max(65535, port).default(3000),
  /** The host name or address to listen on; every one of the machine's by default. */
  HOST: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'fatal, error, warn, info, debug, trace or silent').default('info'),
  /** The folder of a built site. */
  DIST_DIR: z.string().default('dist'),
});
export type Env = z.infer<typeof envSchema>;

/** The environment as the server uses it; an empty value, or one of spaces, counts as none. Throws naming each variable, its value and what is allowed. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.keys(envSchema.shape).flatMap((name) => (source[name]?.trim() ? [[name, source[name]]] : [])));
  const parsed = envSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')} is "${given[String(path[0])]}". Allowed: ${message}.`);
  throw new Error(`The environment is not right:\n${lines.join('\n')}`);
}
