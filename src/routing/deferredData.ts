import { canonicalPath } from './paths.ts';
import { requestFrame } from './requestFrame.ts';

/** The path of the prerendered page, read on load: when the data is requested, the visitor may be on another page. */
const path = !import.meta.env.SSR && canonicalPath(location.pathname);

/**
 * All data of the prerendered page, including the deferred keys that its HTML does not embed.
 * Rejects where it cannot be loaded, or belongs to another build than the page.
 */
export async function loadDeferredData<Data>(): Promise<Data> {
  const frame = path ? await requestFrame(path) : undefined;
  if (!frame) throw new Error('The rest of the page could not be had.');
  return frame.data as Data;
}
