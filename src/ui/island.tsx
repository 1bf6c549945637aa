import { type ComponentType, memo, Suspense, use } from 'react';

/** A module that is loaded after the page: its current value, if loaded, and a promise of it. */
export interface LazyModule<Module extends object> {
  current(): Module | undefined;
  load(): Promise<Module>;
}

/**
 * Loads a module only when it is needed, and not before the browser is idle. `built` is the module itself where it is
 * needed at once: during prerendering, and after a client-side navigation, where there is no prerendered HTML to show meanwhile.
 */
export function lazyModule<Module extends object>(
  built: Module | false,
  load: () => Promise<Module>,
): LazyModule<Module> {
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
        // Never settles after a failure, so that React keeps the prerendered HTML.
        .catch(() => new Promise<never>(() => {}));
      return loading;
    },
  };
}

/**
 * A component that is prerendered, and hydrated when its module is loaded. Its props must stay the same objects: a new
 * render before hydration makes React discard the prerendered HTML.
 */
export function island<Module extends object, Name extends keyof Module>(
  code: LazyModule<Module>,
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
  // Safari has no requestIdleCallback.
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve);
  });
}
