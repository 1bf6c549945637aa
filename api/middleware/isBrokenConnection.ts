const codes = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/**
 * Whether an error of Koa's means that the client disconnected or sent malformed HTTP. Such errors are not logged: there is
 * nothing to fix, and those of Node's parser carry the raw bytes, which may be what a visitor typed.
 */
export function isBrokenConnection(error: unknown): boolean {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return code !== undefined && (codes.has(code) || code.startsWith('HPE_'));
}
