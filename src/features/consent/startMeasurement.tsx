import { createRoot } from 'react-dom/client';
import type { MeasurementConfig } from '../analytics/config.ts';
import type { Router } from '../analytics/pages.ts';
import { dropEvents } from '../analytics/track.ts';
import { browserRefusesTracking, choiceKey, saveChoice, type PrivacyChoice, readChoice } from './choice.ts';
import { Consent } from './Consent.tsx';
import { deleteThirdPartyData } from './deleteThirdPartyData.ts';

/** Measures what is configured, once the visitor allows it, and asks the visitor where nobody has yet. */
export function startMeasurement(router: Router, config: MeasurementConfig): void {
  let stop: (() => void) | undefined;
  let allowed = false;
  const refused = browserRefusesTracking();
  const storedChoice = readChoice();

  const applyChoice = (choice: PrivacyChoice['choice'] | undefined) => {
    allowed = choice === 'yes';
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
    if (choice === undefined) return;
    deleteThirdPartyData();
    // What another firm's script has set going ends with the document.
    if (stop) location.reload();
    stop?.();
    stop = undefined;
  };
  applyChoice(refused ? undefined : (storedChoice ?? (config.consentRequired ? undefined : 'yes')));
  addEventListener('storage', ({ key }) => {
    if (key === choiceKey && !refused) applyChoice(readChoice());
  });

  // First in the document, so that it is the first thing the keyboard reaches, without taking the focus.
  const container = document.createElement('div');
  document.body.prepend(container);
  createRoot(container).render(
    <Consent
      asks={!refused && !storedChoice && config.consentRequired}
      refused={refused}
      sales={Boolean(config.sales)}
      onChoice={(choice) => {
        saveChoice(choice);
        applyChoice(choice);
      }}
    />,
  );
}
