import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { splitLabel } from './splitLabel.ts';

/** A label of which sighted visitors see a part, as the rest is beside it. Screen readers and search engines read the whole. */
export function WholeLabel({ shown, whole }: { shown: string; whole: string }) {
  const [before, visible, after] = splitLabel(shown, whole);
  return (
    <>
      {before && <span className={visuallyHidden}>{before}</span>}
      {visible}
      {after && <span className={visuallyHidden}>{after}</span>}
    </>
  );
}
