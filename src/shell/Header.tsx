import { useEffect } from 'react';
import { shellMessages } from '#data/messages/shell.ts';
import { fill } from '#data/rules/text/fill.ts';
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx';
import {
  action,
  bar,
  firm,
  header,
  link,
  list,
  logo as firmLink,
  mark,
  menu,
  menuAction,
  nav,
  parent,
  phone,
  takeTour,
  toggle,
} from './Header.css.ts';
import { Logo, showsName } from './Logo.tsx';
import type { Shell } from './shellData.ts';

const built = import.meta.env.SSR ? undefined : document.querySelector('[data-header]')?.innerHTML;

/**
 * The site's header. Like the footer it is left as it was prerendered, so that its data need not be in the page; after a client-side
 * navigation only the marks of the current page are changed.
 */
export function Header({ shell, path }: { shell: Shell; path: string }) {
  useEffect(() => markCurrent(path), [path]);
  const common = { className: header, 'data-header': true, 'data-tour': 'header' };
  if (import.meta.env.PROD && !import.meta.env.SSR)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from HeaderContent
    return <header {...common} dangerouslySetInnerHTML={{ __html: built ?? '' }} suppressHydrationWarning />;
  return (
    <header {...common}>
      <HeaderContent shell={shell} path={path} />
    </header>
  );
}

/**
 * Logo, parent company, navigation, telephone and the main action. On small screens the navigation is a menu, which its `<details>` opens
 * without JavaScript.
 */
function HeaderContent({
  shell: { provider, parent: parentFirm, action: mainAction, links = [], logo },
  path,
}: {
  shell: Shell;
  path: string;
}) {
  return (
    <div className={bar}>
      <div className={firm}>
        <a className={firmLink} href="/">
          <Logo className={mark} logo={logo} name={provider.name} />
          {!showsName(logo) && provider.name}
        </a>
        {parentFirm && (
          <a className={parent} href={parentFirm.url}>
            {fill(shellMessages.partOf, { name: parentFirm.name })}
          </a>
        )}
      </div>
      <details className={menu} data-menu>
        <summary className={toggle}>{shellMessages.menu}</summary>
      </details>
      <nav className={nav} aria-label={shellMessages.mainNavigation}>
        <ul className={list} role="list">
          {links.map(({ href, label }) => (
            <li key={href}>
              <a className={link} href={href} aria-current={current(href, path)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        {/* Filled by enhancements.tsx for visitors who have taken the tour; its space is reserved for all. */}
        <span className={takeTour} data-slot="take-tour" />
        <span className={menuAction}>
          <ButtonLink href={mainAction.href}>{mainAction.label}</ButtonLink>
        </span>
      </nav>
      <a className={phone} href={`tel:${provider.phone.e164}`}>
        {provider.phone.display}
      </a>
      <span className={action} data-tour="contact">
        <ButtonLink href={mainAction.href}>{mainAction.label}</ButtonLink>
      </span>
    </div>
  );
}

/** `aria-current`: `page` for the link's own page, `true` for pages below it. */
function current(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}

function markCurrent(path: string): void {
  for (const item of document.querySelectorAll('[data-header] nav li a')) {
    const value = current(item.getAttribute('href') ?? '', path);
    if (value) item.setAttribute('aria-current', value);
    else item.removeAttribute('aria-current');
  }
}
