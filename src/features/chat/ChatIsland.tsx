import { type ComponentProps, type ComponentType, lazy, memo, Suspense, useState } from 'react';
import type { ChatFacts } from './chatFacts.ts';
import type { ChatPanel } from './ChatPanel/ChatPanel.tsx';
import { reserved } from './ChatIsland.css.ts';

/**
 * The panel is built with the page. In the browser its code comes when `rouse` says so; until then, and where it never
 * comes, the built panel stays as it is.
 */
const makePanel: () => ComponentType<ComponentProps<typeof ChatPanel>> = import.meta.env.SSR
  ? await import('./ChatPanel/ChatPanel.tsx').then(
      ({ ChatPanel }) =>
        () =>
          ChatPanel,
    )
  : () =>
      lazy(() =>
        import('./loadChatPanel.ts')
          .then(({ loadChatPanel }) => loadChatPanel())
          .catch(() => new Promise<never>(() => {})),
      );

/** The chat as a part of a page. Rendering it anew before its code is there would throw away what was built, and typed: hence `memo`. */
export const ChatIsland = memo(function ChatIsland({ facts, variant }: { facts: ChatFacts; variant: 'hero' | 'page' }) {
  const [Panel] = useState(makePanel);
  return (
    <div className={reserved[variant]} data-live={variant} data-print="no" data-tour="chat">
      <Suspense>
        <Panel facts={facts} variant={variant} />
      </Suspense>
    </div>
  );
});
