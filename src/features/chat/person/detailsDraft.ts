import { draftText, parseDraft } from '../../forms/controller/draft.ts';
import { valuesOf } from '../../forms/controller/formDefinition.ts';
import { readStorage, writeStorage } from '../../storage/browserStorage.ts';

/** Key in session storage: what was typed into the form for contact details and not sent. */
const draftKey = 'chatDetailsDraft';

export type Details = Partial<Record<'name' | 'email' | 'phone' | 'consent', string>>;

/** What was typed, whatever has become of the form meanwhile. */
export const readDetails = (): Details => parseDraft(readStorage('session', draftKey))?.values ?? {};

export const hasDetails = (): boolean => Object.keys(readDetails()).length > 0;

/** Keeps what a form holds; undefined once it is sent. */
export function keepDetails(form: HTMLFormElement | undefined): void {
  const { name, email, phone, consent } = form ? (valuesOf(form) as Details) : {};
  const values = Object.fromEntries(
    Object.entries({ name, email, phone, consent }).filter((entry): entry is [string, string] => !!entry[1]),
  );
  writeStorage('session', draftKey, draftText({ values, elapsed: 0 }, {}));
}
