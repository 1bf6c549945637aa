import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { openConsultation } from '../features/consultation/openConsultation.ts';
import { registerServiceWorker } from '../features/serviceWorker/register.ts';
import { cleanUpStorage } from '../features/storage/cleanUpStorage.ts';
import { savePerformanceRecord } from '../features/storage/savePerformanceRecord.ts';
import { loadToaster } from '../features/toasts/toasts.ts';
import { scheduleTour } from '../features/tour/scheduleTour.ts';
import { TakeTour } from '../features/tour/TakeTour.tsx';
import { welcome } from '../features/welcome/welcome.ts';
import { enhanceMenu } from './enhanceMenu.ts';
import { markScroll } from './markScroll.ts';
import type { Shell } from './shellData.ts';

/** Behaviour of the shell that is not needed for reading and following links; loaded after hydration. */
export function startEnhancements({ provider: { phone, email, hours } }: Shell): void {
  markScroll();
  enhanceMenu();
  openConsultation({ phone, email, hours });
  cleanUpStorage(Date.now());
  savePerformanceRecord();
  welcome();
  scheduleTour();
  registerServiceWorker();
  document.addEventListener(
    'focusin',
    ({ target }) => void (target instanceof Element && target.closest('form') && loadToaster().catch(() => {})),
  );
  // A separate React root that renders into the header's slot by a portal.
  createRoot(document.createElement('div')).render(slots('take-tour').map((slot) => createPortal(<TakeTour />, slot)));
}

function slots(name: string): Element[] {
  return [...document.querySelectorAll(`[data-slot="${name}"]`)];
}
