import { shellMessages } from '#data/messages/shell.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';

/** Goes back in the browser's history, or home where there is none. */
export function GoBack() {
  return (
    <button type="button" data-scripted className={button.secondary} onClick={goBack}>
      {shellMessages.goBack}
    </button>
  );
}

function goBack(): void {
  if (history.length > 1) history.back();
  else location.assign('/');
}
