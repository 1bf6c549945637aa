import { useRef, useState } from 'react';
import { locationMessages } from '#data/messages/location.ts';
import { action } from './NoticeBar.css.ts';
import type { LocationSelector } from './LocationSelector.tsx';
import { useVisitorLocation } from '../context.ts';

/** Opens the location selector, whose code is loaded on first use; before hydration, a link to all locations. */
export function ChangeLocation() {
  const { hydrated } = useVisitorLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [LoadedSelector, setLoadedSelector] = useState<typeof LocationSelector>();
  const open = () => {
    import('./LocationSelector.tsx').then(
      (loaded) => setLoadedSelector(() => loaded.LocationSelector),
      () => location.assign('/locations'),
    );
  };
  const close = () => {
    setLoadedSelector(undefined);
    button.current?.focus();
  };
  return hydrated ? (
    <>
      <button ref={button} type="button" className={action} aria-haspopup="dialog" onClick={open}>
        {locationMessages.change}
      </button>
      {LoadedSelector && <LoadedSelector onClose={close} />}
    </>
  ) : (
    <a className={action} href="/locations">
      {locationMessages.change}
    </a>
  );
}
