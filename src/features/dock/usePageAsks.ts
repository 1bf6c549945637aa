import { useEffect, useState } from 'react';
import { media } from '../../styles/media.ts';
import { button } from '../../ui/ButtonLink/ButtonLink.css.ts';

/** By the class that is the variant's own: both have the others. */
const secondary = button.secondary.split(' ');
const mainActions = `main .${button.primary.split(' ').find((name) => !secondary.includes(name))}`;

/** Whether a main action of the page is in the part of the window above the dock. False before hydration, and where there is no dock. */
export function usePageAsks(path: string): boolean {
  const [asks, setAsks] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other actions
  useEffect(() => {
    if (!matchMedia(media.dock).matches) return;
    const inSight = new Set<Element>();
    const edge = document.querySelector('[data-dock]')?.clientHeight ?? 0;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inSight[isIntersecting ? 'add' : 'delete'](target);
        setAsks(inSight.size > 0);
      },
      // All of a button, as nothing is asked by its edge.
      { rootMargin: `0px 0px -${edge}px 0px`, threshold: 0.9 },
    );
    for (const element of document.querySelectorAll(mainActions)) observer.observe(element);
    return () => observer.disconnect();
  }, [path]);
  return asks;
}
