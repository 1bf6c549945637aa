import { canonicalPath } from './paths.ts';
import { requestFrame } from './requestFrame.ts';

/** The page that the document holds; by the time the browser is idle the visitor may be on another. */
const path = !import.meta.env.SSR && canonicalPath(location.pathname);

/**
 * All the data of the page that the document holds, also those its HTML does not carry.
 * @throws where they cannot be had, or are of another build than the page.
 */
export async function loadDeferredData<Data>(): Promise<Data> {
  const frame = path ? await requestFrame(path) : undefined;
  if (!frame) throw new Error('The rest of the page could not be had.');
  return frame.data as Data;
}
