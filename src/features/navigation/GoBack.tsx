import { ClientOnly } from 'vite-react-ssg';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';

/** Goes back in the browser's history; without a script there is nothing it could do, so it is not there. */
export function GoBack() {
  return <ClientOnly>{() => <button type="button" className={button.secondary} onClick={() => history.back()}>Go Back</button>}</ClientOnly>;
}
