import { fetchJson } from '../features/queries/fetchJson.ts';
import type { Frame } from './page.ts';
import { canonicalPath, frameAddress } from './paths.ts';

/**
 * All the data of the page at hand, also those its HTML does not carry.
 * @throws where they cannot be had, or are of another build than the page.
 */
export async function lateData<Data>(): Promise<Data> {
  const { entry, data } = (await fetchJson(frameAddress(canonicalPath(location.pathname)))) as Frame;
  if (!document.querySelector(`script[src="${entry}"]`)) throw new Error('The page is of another build.');
  return data as Data;
}
