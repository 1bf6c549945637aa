import { type ComponentProps, type ComponentType, lazy, memo, Suspense, useState } from 'react';
import type { ChatData } from './chatData.ts';
import type { ChatPanel } from './ChatPanel/ChatPanel.tsx';
import { reserved } from './ChatIsland.css.ts';
import { loadChatPanel } from './loadChatPanel.ts';

/**
 * On the server, the panel itself. In the browser, a lazy component that `loadChatPanel` resolves; until then, and where
 * the code cannot be loaded, React keeps the prerendered panel.
 */
const makePanel: () => ComponentType<ComponentProps<typeof ChatPanel>> = import.meta.env.SSR
  ? await import('./ChatPanel/ChatPanel.tsx').then(
      ({ ChatPanel }) =>
        () =>
          ChatPanel,
    )
  : () => lazy(loadChatPanel);

/** The chat as part of a page. `memo`, because a new render before hydration would discard the prerendered panel and what was typed into it. */
export const ChatIsland = memo(function ChatIsland({ data, variant }: { data: ChatData; variant: 'hero' | 'page' }) {
  const [Panel] = useState(makePanel);
  return (
    <div className={reserved[variant]} data-live={variant} data-print="no" data-tour="chat">
      <Suspense>
        <Panel data={data} variant={variant} />
      </Suspense>
    </div>
  );
});
