/**
 * The default fetcher: reads an address of the site as JSON.
 * @throws Error "status: text" for every answer that is not OK, 401 among them; its `status` is the number.
 */
export async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path, { credentials: 'include', headers: { accept: 'application/json' } });
  if (!response.ok)
    throw Object.assign(new Error(`${response.status}: ${(await response.text()) || response.statusText}`), {
      status: response.status,
    });
  return response.json();
}
