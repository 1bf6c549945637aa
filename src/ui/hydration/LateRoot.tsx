import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

interface LateRootProps<Props> {
  id: string;
  /**
   * Waits until the part is wanted, and loads what renders it; `signal` is aborted when the part is left. Must be the same function in
   * every render.
   */
  load(element: Element, signal: AbortSignal): Promise<(props: Props) => ReactNode>;
  /** Handed on to what was loaded, again whenever they change. */
  props: Props;
  /** Shown where it cannot be loaded, beside the prerendered HTML. */
  failure: ReactNode;
}

/**
 * A prerendered part of a page that is hydrated as a React root of its own. Unlike an island it keeps its HTML, and what a
 * visitor has entered, while its code is on the way: React discards a Suspense boundary that waits when a context above it
 * changes, and React Router's change with every anchor. No context of the page reaches it: what it needs are its props.
 */
export function LateRoot<Props>({ id, load, props, failure }: LateRootProps<Props>) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const update = useRef<() => void>(undefined);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    latest.current = props;
    update.current?.();
  }, [props]);

  useEffect(() => {
    const container = element.current;
    if (!container) return;
    const left = new AbortController();
    let root: Root | undefined;
    load(container, left.signal)
      .then((render) => {
        if (left.signal.aborted) return;
        // At once, so that nothing is entered between reading the prerendered controls and handling their events.
        flushSync(() => {
          if (container.hasChildNodes()) {
            root = hydrateRoot(container, render(latest.current));
          } else {
            // Left and come back to before it was loaded.
            root = createRoot(container);
            root.render(render(latest.current));
          }
        });
        update.current = () => root?.render(render(latest.current));
      })
      .catch(() => setFailed(true));
    return () => {
      left.abort();
      update.current = undefined;
      // React cannot unmount a root while another one is rendering.
      queueMicrotask(() => root?.unmount());
    };
  }, [load]);

  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string, which React does not apply when hydrating */}
      <div id={id} ref={element} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
      {failed && failure}
    </>
  );
}
