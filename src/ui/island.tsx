import { type ComponentType, memo, Suspense, use } from 'react';

/** Code that comes after the page: what is there of it now, and a promise of the rest. */
export interface DeferredModule<Module extends object> {
  current(): Module | undefined;
  load(): Promise<Module>;
}

/** `built` is the code itself where pages are built, or where there is nothing built yet to look at; else it comes once the browser is idle. */
export function deferModule<Module extends object>(
  built: Module | false,
  load: () => Promise<Module>,
): DeferredModule<Module> {
  let module = built || undefined;
  let loading: Promise<Module> | undefined;
  return {
    current: () => module,
    load: () => {
      loading ??= idle()
        .then(load)
        .then((loaded) => {
          module = loaded;
          return loaded;
        })
        // What was built stays as it is.
        .catch(() => new Promise<never>(() => {}));
      return loading;
    },
  };
}

/**
 * A part of a page that is built with it and comes alive when its code has come; until then it stays as it was built.
 * Rendering it anew before would throw away what was built: its props must stay the same objects.
 */
export function island<Module extends object, Name extends keyof Module>(
  code: DeferredModule<Module>,
  name: Name,
): Module[Name] {
  const Inner = (props: object) => {
    const Part = (code.current() ?? use(code.load()))[name] as ComponentType<object>;
    return <Part {...props} />;
  };
  return memo((props: object) => (
    <Suspense>
      <Inner {...props} />
    </Suspense>
  )) as Module[Name];
}

function idle(): Promise<unknown> {
  // Safari has no idle callback.
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve);
  });
}
