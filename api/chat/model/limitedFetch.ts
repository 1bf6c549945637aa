/** Limit of a response in bytes. */
const maxBytes = 256 * 1024;

/** Fetches without following redirects, and gives up on a body that is too long. @throws RangeError for such a body */
export async function limitedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let bytes = 0;
  const limited = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > maxBytes) controller.error(new RangeError('The language model sends too much.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(limited, response);
}
