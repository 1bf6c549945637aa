import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { formsMessages } from '#data/messages/forms.ts';
import { firstUse } from '../../ui/hydration/firstUse.ts';

/** What a form shows besides its fields. */
export interface FormView {
  /** Error message by field name. */
  errors: Readonly<Record<string, string>>;
  /** Label of the submit button while the request is pending; undefined otherwise. */
  pending?: string | undefined;
  /** Shown above the form: validation errors or a confirmation. */
  notice?: ReactNode;
  /** Shown at the submit button: why nothing was sent. */
  failure?: ReactNode;
  /** Note on fields that were prefilled from the query of the page's URL. */
  prefillNote?: ReactNode;
}

/** The behaviour of a hydrated form. */
export interface FormController {
  submit(): void;
  /** Removes all listeners. */
  destroy(): void;
}

/**
 * Attaches the behaviour to a prerendered form.
 * `visibleSince` is when the form came into view, in milliseconds on the clock of `performance.now()`.
 */
export type HydrateForm = (
  form: HTMLFormElement,
  render: (view: FormView) => void,
  visibleSince: number,
) => FormController;

interface FormControllerOptions {
  /** Id of one of the form's fields. */
  field: string;
  load: () => Promise<{ hydrateForm: HydrateForm }>;
  /** Whether to hydrate before the first interaction; called again when `address` changes. */
  shouldHydrate?: () => boolean;
  address?: string;
}

/** Milliseconds to wait for the controller's code after a submit; then the browser submits the form natively. */
const loadTimeoutMs = 4000;
const initialView: FormView = { errors: {} };

/**
 * Hydrates a plain HTML form on its first interaction, so that pages do not load code nobody uses. If the code cannot be
 * loaded, the browser submits the form as it would without JavaScript.
 */
export function useFormController({ field, load, shouldHydrate, address }: FormControllerOptions) {
  const form = useRef<HTMLFormElement>(null);
  const controller = useRef<Promise<FormController>>(undefined);
  const [view, render] = useState(initialView);
  // A form that is in the prerendered document has been visible since the document was loaded.
  const [visibleSince] = useState(() =>
    import.meta.env.SSR || document.getElementById(field) ? 0 : performance.now(),
  );

  const hydrate = () => {
    const element = form.current;
    if (!element) return Promise.reject();
    controller.current ??= load()
      .then(({ hydrateForm }) => hydrateForm(element, render, visibleSince))
      .catch((error) => {
        controller.current = undefined;
        throw error;
      });
    return controller.current;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the address starts over; the functions are equivalent in every render
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    element.noValidate = true;
    const left = new AbortController();
    const wanted = shouldHydrate?.() ? Promise.resolve() : firstUse(element, left.signal);
    wanted.then(hydrate).catch(() => {});
    return () => {
      left.abort();
      controller.current?.then(
        ({ destroy }) => destroy(),
        () => {},
      );
      controller.current = undefined;
      render(initialView);
    };
  }, [address]);

  return {
    view,
    handlers: {
      ref: form,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const element = event.currentTarget;
        Promise.race([hydrate(), new Promise<never>((_, reject) => setTimeout(reject, loadTimeoutMs))]).then(
          ({ submit }) => submit(),
          () =>
            navigator.onLine
              ? element.submit()
              : render({
                  errors: {},
                  failure: <p role="alert">{formsMessages.offline}</p>,
                }),
        );
      },
    },
  };
}
