import { type ComponentType, memo, Suspense, use } from 'react';
import { idle } from './idle.ts';

/** A module that is loaded after the page, unless it is there from the start. */
export interface LazyModule<Module extends object> {
  built: Module | undefined;
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
  let loading: Promise<Module> | undefined;
  return {
    built: built || undefined,
    load: () => {
      if (loading) return loading;
      // Never settles after a failure, so that React keeps the prerendered HTML.
      const promise = idle()
        .then(load)
        .catch(() => new Promise<never>(() => {}));
      // As `use` marks a promise that it has read: what is rendered later does not wait.
      void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }));
      loading = promise;
      return promise;
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
    const Part = (code.built ?? use(code.load()))[name] as ComponentType<object>;
    return <Part {...props} />;
  };
  return memo((props: object) => (
    <Suspense>
      <Inner {...props} />
    </Suspense>
  )) as Module[Name];
}
