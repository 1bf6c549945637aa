import type { NavLink } from '#data/rules/schema/navigation.ts';
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
  logo,
  mark,
  menu,
  panel,
  panelList,
  parent,
  phone,
  takeTour,
  toggle,
  wide,
} from './Header.css.ts';
import { Logo, showsName } from './Logo.tsx';
import type { Shell } from './shellData.ts';

/** The site's header: logo, parent company, navigation, telephone and the main action. The menu is a `<details>` and works without JavaScript. */
export function Header({ shell, path }: { shell: Shell; path: string }) {
  const { provider, navigation } = shell;
  const links = (className: string) => (
    <ul className={className} role="list">
      {navigation.header.map((item) => (
        <li key={item.href}>
          <a className={link} href={item.href} aria-current={current(item, path)}>
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <header className={header} data-header data-tour="header">
      <div className={bar}>
        <div className={firm}>
          <a className={logo} href="/">
            <Logo className={mark} logo={shell.logo} name={provider.name} />
            {!showsName(shell.logo) && provider.name}
          </a>
          {provider.parent && (
            <a className={parent} href={provider.parent.url}>
              {fill(shellMessages.partOf, { name: provider.parent.name })}
            </a>
          )}
        </div>
        <nav className={wide} aria-label={shellMessages.mainNavigation}>
          {links(list)}
          {/* Filled by enhancements.tsx for visitors who have taken the tour; its space is reserved for all. */}
          <span className={takeTour} data-slot="take-tour" />
        </nav>
        <a className={phone} href={`tel:${provider.phone.e164}`}>
          {provider.phone.display}
        </a>
        <span className={action} data-tour="contact">
          <ButtonLink href={navigation.action.href}>{navigation.action.label}</ButtonLink>
        </span>
        <details className={menu} data-menu>
          <summary className={toggle}>{shellMessages.menu}</summary>
          <nav className={panel} aria-label={shellMessages.menu}>
            {links(panelList)}
            <ButtonLink href={navigation.action.href}>{navigation.action.label}</ButtonLink>
          </nav>
        </details>
      </div>
    </header>
  );
}

/** `aria-current`: `page` for the link's own page, `true` for pages below it. */
function current({ href }: NavLink, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
