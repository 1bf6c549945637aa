const codes = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/**
 * Whether what Koa reports as an error is the client's doing: it left while it was sending or being answered, or went on
 * with what is no HTTP. Nothing for the log; and the error of Node's parser carries the bytes it stumbled over, which may
 * be what a visitor typed.
 */
export function isBrokenConnection(error: unknown): boolean {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return code !== undefined && (codes.has(code) || code.startsWith('HPE_'));
}
