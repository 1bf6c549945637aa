import { readStorage } from '../storage/browserStorage.ts';
import { preferredKey, sourceKey } from './browserApi.ts';
import type { LocationState, Place, VisitorLocation } from './context.ts';
import { type LocationController, makeLocationController } from './makeLocationController.ts';
import { realBrowserApi } from './realBrowserApi.ts';

let controller: LocationController | undefined;

/** Sends the location state to a listener. The first call creates the document's one controller and starts its look-up. */
export function connect(
  defaultPlace: Place,
  onChange: (state: LocationState & Pick<VisitorLocation, 'hydrated'>) => void,
): void {
  const listener = (state: LocationState) => onChange({ ...state, hydrated: true });
  if (controller) {
    controller.setListener(listener);
    return;
  }
  const created = makeLocationController(defaultPlace, realBrowserApi);
  controller = created;
  created.setListener(listener);
  // Follows other tabs. `key` is null where a tab cleared the whole storage.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === preferredKey || key === null) created.onStorageChange(newValue);
    // Only the source changed: a place that had been found was now chosen.
    const slug = key === sourceKey && newValue !== null && readStorage('local', preferredKey);
    if (slug) created.onStorageChange(slug);
  });
  void created.lookUp();
}

export const choose: VisitorLocation['choose'] = (slug) => void controller?.choose(slug);
export const request: VisitorLocation['request'] = (options) => void controller?.request(options);
export const forget: VisitorLocation['forget'] = () => controller?.forget();
