import { ClientOnly } from 'vite-react-ssg';
import { shellMessages } from '#data/messages/shell.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';

/** Goes back in the browser's history, or home where there is none. Rendered in the browser only, because it needs JavaScript. */
export function GoBack() {
  return (
    <ClientOnly>
      {() => (
        <button type="button" className={button.secondary} onClick={goBack}>
          {shellMessages.goBack}
        </button>
      )}
    </ClientOnly>
  );
}

function goBack(): void {
  if (history.length > 1) history.back();
  else location.assign('/');
}
