import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Outside } from '../../features/calculator/pageEnvironment.ts';
import { bar, list, panel, panels, tab } from './Tabs.css.ts';
import { type TabId, tabOf, tabs } from './tabs.ts';

interface TabsProps {
  place: Outside['place'];
  live: boolean;
  panelOf(id: TabId, shown: boolean): ReactNode;
}

/** The page's tabs. Links to their panels until their code runs; then one panel at a time, each with its address. */
export function Tabs({ place, live, panelOf }: TabsProps) {
  const [current, setCurrent] = useState<TabId>(() => tabOf(place.hash) ?? tabs[0].id);
  const known = useRef(place);
  const links = useRef(new Map<TabId, HTMLAnchorElement>());

  useEffect(() => {
    if (known.current === place) return;
    known.current = place;
    setCurrent((before) => tabOf(place.hash) ?? before);
  }, [place]);

  const select = (id: TabId) => {
    setCurrent(id);
    links.current.get(id)?.focus({ preventScroll: true });
    const { pathname, search } = window.location;
    history.replaceState(history.state, '', pathname + search + (id === tabs[0].id ? '' : `#${id}`));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1, ' ': at }[event.key];
    if (!live || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    select((tabs.at(to % tabs.length) ?? tabs[0]).id);
  };

  return (
    <>
      <div className={bar}>
        <div className={list} {...(live ? { role: 'tablist', 'aria-label': 'Prices' } : {})}>
          {tabs.map(({ id, name }) => (
            <a
              key={id}
              ref={(link) => {
                if (link) links.current.set(id, link);
              }}
              id={`tab-${id}`}
              className={tab}
              href={`#${id}`}
              {...(live
                ? {
                    role: 'tab',
                    'aria-selected': id === current,
                    'aria-controls': id,
                    tabIndex: id === current ? 0 : -1,
                  }
                : {})}
              onKeyDown={onKeyDown}
              onClick={(event) => {
                if (!live || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
                  return;
                event.preventDefault();
                select(id);
              }}
            >
              {name}
            </a>
          ))}
        </div>
      </div>
      <div className={panels} {...(live ? { 'data-live': '' } : {})}>
        {tabs.map(({ id }) => (
          <div
            key={id}
            id={id}
            className={panel}
            {...(live ? { role: 'tabpanel', 'aria-labelledby': `tab-${id}`, hidden: id !== current } : {})}
          >
            {panelOf(id, !live || id === current)}
          </div>
        ))}
      </div>
    </>
  );
}
