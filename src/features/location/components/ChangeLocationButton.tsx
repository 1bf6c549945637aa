import { useRef, useState } from 'react';
import { action } from './NoticeBar.css.ts';
import type { Selector } from './LocationSelector.tsx';

/** Opens the location selector, whose code comes with the first press. */
export function ChangeButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [Shown, show] = useState<typeof Selector>();
  const open = () => {
    import('./LocationSelector.tsx').then(
      (loaded) => show(() => loaded.Selector),
      () => location.assign('/locations'),
    );
  };
  const close = () => {
    show(undefined);
    button.current?.focus();
  };
  return (
    <>
      <button ref={button} type="button" className={action} aria-haspopup="dialog" onClick={open}>
        Change
      </button>
      {Shown && <Shown onClose={close} />}
    </>
  );
}
