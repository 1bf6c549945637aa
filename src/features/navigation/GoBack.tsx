import { ClientOnly } from 'vite-react-ssg';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';

/** Goes back in the browser's history, or home for a visitor who came from nowhere; without a script there is nothing it could do, so it is not there. */
export function GoBack() {
  return (
    <ClientOnly>
      {() => (
        <button type="button" className={button.secondary} onClick={goBack}>
          Go Back
        </button>
      )}
    </ClientOnly>
  );
}

function goBack(): void {
  if (history.length > 1) history.back();
  else location.assign('/');
}
