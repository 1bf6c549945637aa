import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { pricingMessages } from '#data/messages/pricing.ts';
import type { PageEnvironment } from '../../features/calculator/pageEnvironment.ts';
import { hasModifier } from '../../ui/hasModifier.ts';
import { bar, list, panel, panels, tab } from './Tabs.css.ts';
import { type TabId, tabOf, tabs } from './tabs.ts';

interface TabsProps {
  routerLocation: PageEnvironment['routerLocation'];
  hydrated: boolean;
  panelOf(id: TabId, visible: boolean): ReactNode;
}

/** The page's tabs. Before hydration, links to the panels; afterwards ARIA tabs, each with its own hash. */
export function Tabs({ routerLocation, hydrated, panelOf }: TabsProps) {
  const [current, setCurrent] = useState<TabId>(() => tabOf(routerLocation.hash) ?? tabs[0].id);
  const known = useRef(routerLocation);
  const links = useRef(new Map<TabId, HTMLAnchorElement>());

  useEffect(() => {
    if (known.current === routerLocation) return;
    known.current = routerLocation;
    setCurrent((before) => tabOf(routerLocation.hash) ?? before);
  }, [routerLocation]);

  const select = (id: TabId) => {
    setCurrent(id);
    links.current.get(id)?.focus({ preventScroll: true });
    const { pathname, search } = window.location;
    history.replaceState(history.state, '', pathname + search + (id === tabs[0].id ? '' : `#${id}`));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1, ' ': at }[event.key];
    if (!hydrated || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    select((tabs.at(to % tabs.length) ?? tabs[0]).id);
  };

  return (
    <>
      <div className={bar}>
        <div className={list} {...(hydrated ? { role: 'tablist', 'aria-label': pricingMessages.prices } : {})}>
          {tabs.map(({ id, name }) => (
            <a
              key={id}
              ref={(link) => {
                if (link) links.current.set(id, link);
              }}
              id={`tab-${id}`}
              className={tab}
              href={`#${id}`}
              {...(hydrated
                ? {
                    role: 'tab',
                    'aria-selected': id === current,
                    'aria-controls': id,
                    tabIndex: id === current ? 0 : -1,
                  }
                : {})}
              onKeyDown={onKeyDown}
              onClick={(event) => {
                if (!hydrated || event.button !== 0 || hasModifier(event)) return;
                event.preventDefault();
                select(id);
              }}
            >
              {name}
            </a>
          ))}
        </div>
      </div>
      <div className={panels} {...(hydrated ? { 'data-live': '' } : {})}>
        {tabs.map(({ id }) => (
          <div
            key={id}
            id={id}
            className={panel}
            {...(hydrated ? { role: 'tabpanel', 'aria-labelledby': `tab-${id}`, hidden: id !== current } : {})}
          >
            {panelOf(id, !hydrated || id === current)}
          </div>
        ))}
      </div>
    </>
  );
}
