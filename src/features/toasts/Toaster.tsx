import { shellMessages } from '#data/messages/shell.ts';
import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { closeButton } from '../../ui/ButtonLink/ButtonLink.css.ts';
import { layer, text, title, toast as toastStyle, viewport } from './Toaster.css.ts';
import type { Toast } from './toast.ts';

const defaultLifetimeMs = 5000;
/** CSS pixels after which a swipe dismisses a toast. */
const swipeThreshold = 50;

let toastCount = 0;
let host: { root: ReactRoot; element: HTMLElement } | undefined;

/**
 * Shows a toast in place of the previous one. Returns a function that dismisses it.
 * A wrapper of Radix Toast, because Radix has neither an imperative API nor a way to show toasts above modal dialogs.
 */
export function present(toast: Toast): () => void {
  host ??= makeHost();
  const { root, element } = host;
  element.dataset.edge = toast.edge ?? 'top';
  // Reopening the popover moves it to the end of the top layer, above modal dialogs opened meanwhile.
  raise(element);
  toastCount += 1;
  const id = toastCount;
  const dismiss = () => {
    if (toastCount === id) root.render(null);
  };
  root.render(<Toaster key={id} toast={toast} onClose={dismiss} />);
  return dismiss;
}

function makeHost() {
  const element = document.createElement('div');
  element.className = layer;
  element.popover = 'manual';
  document.body.append(element);
  return { element, root: createRoot(element) };
}

/** Browsers without popover support show the element as a fixed one, below modal dialogs. */
function raise(element: HTMLElement): void {
  if (!element.showPopover) return;
  if (element.matches(':popover-open')) element.hidePopover();
  element.showPopover();
}

/** One toast with its own provider: a paused timer of the previous toast must not carry over. */
function Toaster({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { tone = 'plain', lifetimeMs = defaultLifetimeMs } = toast;
  // Screen readers ignore live regions outside an open modal dialog.
  const dialog = document.querySelector('dialog:modal');
  return (
    <Provider swipeThreshold={swipeThreshold} duration={lifetimeMs} {...(dialog ? { announcerContainer: dialog } : {})}>
      <Root
        className={toastStyle[tone]}
        type={tone === 'destructive' ? 'foreground' : 'background'}
        onOpenChange={(open) => open || onClose()}
        data-toast={tone}
      >
        <div className={text}>
          <Title className={title}>{toast.title}</Title>
          {toast.description && <Description>{toast.description}</Description>}
        </div>
        <Close className={closeButton} aria-label={shellMessages.dismiss}>
          <span aria-hidden="true">×</span>
        </Close>
      </Root>
      <Viewport className={viewport} />
    </Provider>
  );
}
