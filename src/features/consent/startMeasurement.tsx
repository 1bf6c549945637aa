import { createRoot } from 'react-dom/client';
import type { MeasurementConfig } from '../analytics/config.ts';
import type { Router } from '../analytics/pages.ts';
import { dropEvents } from '../analytics/track.ts';
import { browserRefusesTracking, consentKey, saveConsent, type ConsentAnswer, readConsent } from './storedConsent.ts';
import { Consent } from './Consent.tsx';
import { deleteThirdPartyData } from './deleteThirdPartyData.ts';

/** Starts measurement once the visitor consents, and shows the consent bar to those who have not answered. */
export function startMeasurement(router: Router, config: MeasurementConfig): void {
  let stop: (() => void) | undefined;
  let allowed = false;
  const refused = browserRefusesTracking();
  const storedConsent = readConsent();

  const applyConsent = (answer: ConsentAnswer | undefined) => {
    allowed = answer === 'yes';
    if (allowed) {
      if (!stop)
        void import('../analytics/measure.ts').then(
          ({ measure }) => {
            if (allowed) stop ??= measure(router, config);
          },
          () => {},
        );
      return;
    }
    dropEvents();
    if (answer === undefined) return;
    deleteThirdPartyData();
    // A third-party script that is running can only be stopped by reloading the document.
    if (stop) location.reload();
    stop?.();
    stop = undefined;
  };
  applyConsent(refused ? undefined : (storedConsent ?? (config.consentRequired ? undefined : 'yes')));
  addEventListener('storage', ({ key }) => {
    if (key === consentKey && !refused) applyConsent(readConsent());
  });

  // First in the document, so that Tab reaches it first; the focus is not moved.
  const container = document.createElement('div');
  document.body.prepend(container);
  createRoot(container).render(
    <Consent
      asks={!refused && !storedConsent && config.consentRequired}
      refused={refused}
      sales={Boolean(config.sales)}
      onAnswer={(answer) => {
        saveConsent(answer);
        applyConsent(answer);
      }}
    />,
  );
}
