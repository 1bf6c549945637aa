import { type ContactField, contactFields } from '../contactFields.ts';
import type { Draft } from './draft.ts';
import { takeContactNote } from '../../storage/contactNote.ts';
import { firmNote } from '../../firm/firmTexts.ts';
import type { Firm } from '../../storage/firm.ts';
import { readPrefill } from './prefill.ts';

/** Field values by name that came from the address rather than from the visitor. */
export type Prefilled = Partial<Record<ContactField, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const contactFieldNames = Object.keys(contactFields) as ContactField[];

export function controlOf(form: HTMLFormElement, name: ContactField): Control {
  return form.elements.namedItem(name) as Control;
}

/**
 * Sets the fields that the address asks for, a note from the chat or the price in the hero, or what is remembered of the firm, unless the visitor typed
 * something else. A field that already has the value counts as prefilled: browsers restore field values when a page is reloaded.
 */
export function prefillFromQuery(form: HTMLFormElement, draft: Draft | undefined, firm: Firm | undefined): Prefilled {
  const services = Array.from((controlOf(form, 'service') as HTMLSelectElement).options, ({ value }) => value);
  const note = takeContactNote() ?? (firm && firmNote(firm));
  const requested = Object.entries({
    ...(note === undefined ? {} : { message: note }),
    ...readPrefill(location.search, services),
  }) as [ContactField, string][];
  const applied = requested.filter(
    ([name, value]) => ['', value].includes(controlOf(form, name).value) && draft?.values[name] !== value,
  );
  for (const [name, value] of applied) controlOf(form, name).value = value;
  return Object.fromEntries(applied);
}

/** Removes prefilled values, and keeps what the visitor typed after a prefilled message. */
export function removePrefilled(form: HTMLFormElement, prefilled: Prefilled): void {
  for (const [name, value] of Object.entries(prefilled) as [ContactField, string][]) {
    const control = controlOf(form, name);
    if (control.value === value) control.value = '';
    else if (name === 'message' && control.value.startsWith(value))
      control.value = control.value.slice(value.length).trimStart();
  }
}
