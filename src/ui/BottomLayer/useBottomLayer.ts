import { type RefObject, useLayoutEffect } from 'react';
import { bottomBar } from './BottomLayer.css.ts';

/** The elements at the bottom edge of the window, oldest first. */
const layers: HTMLElement[] = [];

/**
 * Makes an element that has the class `bottomLayer` the only visible one at the bottom edge, until it is removed. One in
 * a modal dialog goes before the others, which cannot be used meanwhile. Its height is in the CSS variable `bottomBar`.
 */
export function useBottomLayer(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    layers.push(current);
    showOne();
    const observer = new ResizeObserver(showOne);
    observer.observe(current);
    return () => {
      observer.disconnect();
      layers.splice(layers.indexOf(current), 1);
      showOne();
    };
  }, [element]);
}

function showOne(): void {
  const visible = layers.find((layer) => layer.closest('dialog')) ?? layers.at(-1);
  for (const layer of layers) layer.toggleAttribute('data-covered', layer !== visible);
  const { style } = document.documentElement;
  // The tour's words are a card on large screens, which takes no room at the edge.
  const isAtEdge = visible && visible.offsetWidth >= document.documentElement.clientWidth;
  if (isAtEdge) style.setProperty(bottomBar, `${visible.offsetHeight}px`);
  else style.removeProperty(bottomBar);
}
