import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/** What a form shows beyond its fields. */
export interface FormView {
  /** What is wrong with which field. */
  errors: Readonly<Record<string, string>>;
  /** What the button says while the form is on its way. */
  pending?: string | undefined;
  /** Said above the form: what to correct, what went wrong, what was done. */
  above?: ReactNode;
  /** Said of fields that were filled in for the visitor. */
  begun?: ReactNode;
  /** What stands in the form's place, which is then hidden. */
  instead?: ReactNode;
}

/** A form's behaviour, once it has been loaded. */
export interface Life {
  submit(): void;
  end(): void;
}

/** Brings a form to life. `shownAt` is when it came into sight, by the page's clock. */
export type Start = (form: HTMLFormElement, show: (view: FormView) => void, shownAt: number) => Life;

interface LiveFormOptions {
  /** The id of one of its fields. */
  field: string;
  load: () => Promise<{ start: Start }>;
  /** Whether the behaviour is needed before anybody touches the form; asked again when `address` changes. */
  wanted?: () => boolean;
  address?: string;
}

/** Milliseconds after which a form is sent without its behaviour, if that still has not come. */
const patience = 4000;
const untouched: FormView = { errors: {} };

/**
 * Gives a plain form its behaviour the first time it is touched, so that no page loads it in vain. When it cannot be
 * loaded the browser sends the form as it would without a script.
 */
export function useLiveForm({ field, load, wanted, address }: LiveFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const life = useRef<Promise<Life>>(undefined);
  const [view, show] = useState(untouched);
  // A form that the document came with has been in sight since the document was.
  const [shownAt] = useState(() => (import.meta.env.SSR || document.getElementById(field) ? 0 : performance.now()));

  const wake = () => {
    const element = form.current;
    if (!element) return Promise.reject();
    life.current ??= load()
      .then(({ start }) => start(element, show, shownAt))
      .catch((error) => {
        life.current = undefined;
        throw error;
      });
    return life.current;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another beginning; the functions say the same each time
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
    if (wanted?.()) wake().catch(() => {});
    return () => {
      life.current?.then(
        ({ end }) => end(),
        () => {},
      );
      life.current = undefined;
      show(untouched);
    };
  }, [address]);

  return {
    view,
    handlers: {
      ref: form,
      onFocus: () => {
        wake().catch(() => {});
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const element = event.currentTarget;
        Promise.race([wake(), new Promise<never>((_, giveUp) => setTimeout(giveUp, patience))]).then(
          ({ submit }) => submit(),
          () =>
            navigator.onLine
              ? element.submit()
              : show({
                  errors: {},
                  above: 'You are offline. What you typed is still here: send it when you are connected.',
                }),
        );
      },
    },
  };
}
