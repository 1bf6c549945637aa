import { type ComponentType, memo, Suspense, use } from 'react';

/** Code that comes after the page: what is there of it now, and a promise of the rest. */
export interface DeferredModule<Parts extends object> {
  now(): Parts | undefined;
  later(): Promise<Parts>;
}

/** `built` is the code itself where pages are built, or where there is nothing built yet to look at; else it comes once the browser is idle. */
export function deferModule<Parts extends object>(built: Parts | false, load: () => Promise<Parts>): DeferredModule<Parts> {
  let parts = built || undefined;
  let coming: Promise<Parts> | undefined;
  return {
    now: () => parts,
    later: () => {
      coming ??= idle()
        .then(load)
        .then((loaded) => {
          parts = loaded;
          return loaded;
        })
        // What was built stays as it is.
        .catch(() => new Promise<never>(() => {}));
      return coming;
    },
  };
}

/**
 * A part of a page that is built with it and comes alive when its code has come; until then it stays as it was built.
 * Rendering it anew before would throw away what was built: its props must stay the same objects.
 */
export function island<Parts extends object, Name extends keyof Parts>(code: DeferredModule<Parts>, name: Name): Parts[Name] {
  const Inner = (props: object) => {
    const Part = (code.now() ?? use(code.later()))[name] as ComponentType<object>;
    return <Part {...props} />;
  };
  return memo((props: object) => (
    <Suspense>
      <Inner {...props} />
    </Suspense>
  )) as Parts[Name];
}

function idle(): Promise<unknown> {
  // Safari has no idle callback.
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve);
  });
}
