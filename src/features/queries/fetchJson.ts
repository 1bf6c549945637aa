/**
 * The default fetcher: requests a path of this site as JSON.
 * @throws Error with the message "status: text" and a numeric `status`, for every response that is not OK
 */
export async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path, { credentials: 'include', headers: { accept: 'application/json' } });
  if (!response.ok)
    throw Object.assign(new Error(`${response.status}: ${(await response.text()) || response.statusText}`), {
      status: response.status,
    });
  return response.json();
}
