import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { close, layer, text, title, toast as toastStyle, viewport } from './Toaster.css.ts';
import type { Toast } from './toast.ts';

const defaultLifetimeMs = 5000;
/** CSS pixels a toast is pulled aside before it goes. */
const swipeThreshold = 50;

let toastCount = 0;
let host: { root: ReactRoot; element: HTMLElement } | undefined;

/** Shows a toast in place of the one before it, and returns what dismisses it. */
export function present(toast: Toast): () => void {
  host ??= makeHost();
  const { root, element } = host;
  element.dataset.edge = toast.edge ?? 'top';
  // Shown again, it lies above whatever was opened since, a modal dialog too.
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

/** Browsers without popovers show the element by its position alone. */
function raise(element: HTMLElement): void {
  if (!element.showPopover) return;
  if (element.matches(':popover-open')) element.hidePopover();
  element.showPopover();
}

/** One toast with everything round it: a provider of its own, so that a pause of the one before it does not outlast it. */
function Toaster({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { tone = 'plain', lifetimeMs = defaultLifetimeMs } = toast;
  // Outside an open modal dialog nothing is announced.
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
        <Close className={close} aria-label="Dismiss">
          <span aria-hidden="true">×</span>
        </Close>
      </Root>
      <Viewport className={viewport} />
    </Provider>
  );
}
