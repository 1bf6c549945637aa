import { Fragment } from 'react';
import { flushSync } from 'react-dom';
import { contactSchema } from '#api/routes/contact/schema.ts';
import { fieldErrors } from '#data/text/fieldErrors.ts';
import { uuidV7 } from '#data/text/uuidV7.ts';
import { track } from '../../analytics/track.ts';
import { keep, readKept } from '../../storage/kept.ts';
import { showToast } from '../../toasts/toasts.ts';
import { Small } from '../../../ui/Text/Text.tsx';
import { type ContactField, contactFields, draftKey } from '../contactFields.ts';
import type { TakenTexts } from '../takenTexts.ts';
import type { Start } from '../useLiveForm.ts';
import { type Attempt, attemptAt, draftText, parseDraft } from './draft.ts';
import { makeLife, valuesOf } from './makeLife.tsx';
import { readPrefill } from './prefill.ts';
import { undo as undoStyle } from './Said.css.ts';
import { Taken } from './Taken.tsx';

const names = Object.keys(contactFields) as ContactField[];
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The contact form, alive: what was typed outlasts the page, and a request keeps its key until it has been taken. */
export const startWith =
  (texts: TakenTexts): Start =>
  (form, show, shownAt) => {
    const control = (name: ContactField) => form.elements.namedItem(name) as Control;
    const draft = parseDraft(readKept('session', draftKey));
    let attempt: Attempt | undefined = draft?.attempt;
    const elapsed = () => Math.round((draft?.elapsed ?? 0) + performance.now() - shownAt);
    // A text that is too long is said to be so, rather than cut off unseen when it is pasted.
    control('message').removeAttribute('maxlength');

    for (const name of names) control(name).value ||= draft?.values[name] ?? '';
    let begun = begin();
    save();

    const life = makeLife(form, show, {
      id: 'contact',
      url: '/api/contact',
      pending: 'Submitting...',
      believesStatus: false,
      check(values) {
        const parsed = contactSchema.safeParse(values);
        return parsed.success ? { request: parsed.data } : { wrong: fieldErrors(parsed.error) };
      },
      bodyOf(request) {
        attempt = attemptAt(JSON.stringify(names.map((name) => request[name])), attempt, uuidV7);
        save();
        return { ...request, elapsed: elapsed(), idempotencyKey: attempt.key };
      },
      onSent({ emailSent }, { name }) {
        attempt = undefined;
        settle();
        keep('session', draftKey, undefined);
        track('form_submit', { category: 'engagement', label: 'contact_form_main_contact_form' });
        return { instead: <Taken texts={texts} name={name} mailed={emailSent === true} onAgain={again} /> };
      },
      onRefused: () =>
        showToast({
          title: 'Error',
          description: 'There was a problem submitting your request. Please try again.',
          tone: 'destructive',
        }),
      onTyped: save,
      begun: () =>
        Object.keys(begun).length > 0 ? (
          <Fragment key="begun">
            <Small>Filled in from the page before.</Small>
            <button type="button" className={undoStyle} onClick={undo}>
              Undo
            </button>
          </Fragment>
        ) : undefined,
    });
    life.draw();
    return life;

    /** Fills in what the address asks for, where nothing was typed; a browser that loads the page again may have done so itself. */
    function begin(): Partial<Record<ContactField, string>> {
      const services = Array.from((control('service') as HTMLSelectElement).options, ({ value }) => value);
      const wanted = Object.entries(readPrefill(location.search, services)) as [ContactField, string][];
      const taken = wanted.filter(
        ([name, value]) => ['', value].includes(control(name).value) && draft?.values[name] !== value,
      );
      for (const [name, value] of taken) control(name).value = value;
      return Object.fromEntries(taken);
    }

    /** The empty form again, with the focus on its first field. */
    function again(): void {
      flushSync(life.begin);
      control('name').focus();
    }

    function undo(): void {
      const [first] = Object.keys(begun) as ContactField[];
      for (const [name, value] of Object.entries(begun) as [ContactField, string][]) {
        const field = control(name);
        if (field.value === value) field.value = '';
        else if (name === 'message' && field.value.startsWith(value))
          field.value = field.value.slice(value.length).trimStart();
      }
      settle();
      save();
      life.draw();
      if (first) control(first).focus();
    }

    /** From now on nothing counts as filled in by the address, nor does it fill in anything again. */
    function settle(): void {
      if (Object.keys(begun).length > 0) history.replaceState(history.state, '', location.pathname + location.hash);
      begun = {};
    }

    function save(): void {
      const values = valuesOf(form);
      keep(
        'session',
        draftKey,
        draftText(
          { values: Object.fromEntries(names.map((name) => [name, values[name] ?? ''])), elapsed: elapsed(), attempt },
          begun,
        ),
      );
    }
  };
