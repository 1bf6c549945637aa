import { ClientOnly } from 'vite-react-ssg';
import { address, base, choices, footer, group, groups, heading, inner, links, list } from './Footer.css.ts';
import type { Shell } from './shellData.ts';

/** The site's footer: who this is, where everything is, how to reach somebody. */
export function Footer({ shell }: { shell: Shell }) {
  const { provider, navigation, facts } = shell;
  return (
    <footer className={footer} data-footer>
      <div className={inner}>
        <div className={groups}>
          <div className={group}>
            <h2 className={heading}>{provider.name}</h2>
            <p>{provider.description}</p>
            {facts.map((fact) => <p key={fact.label}>{`${capital(fact.label)} ${fact.value}.`}</p>)}
            <p>
              <a href={provider.parent.url}>{provider.parent.name}</a> and <a href={provider.sister.url}>{provider.sister.name}</a>
            </p>
            <ul className={links} role="list">{provider.social.map(({ name, url }) => <li key={url}><a href={url} rel="me">{name}</a></li>)}</ul>
          </div>
          {navigation.footer.map((section) => (
            <nav key={section.title} className={group} aria-label={section.title}>
              <h2 className={heading}>{section.title}</h2>
              <ul className={list} role="list">{section.links.map(({ label, href }) => <li key={href}><a href={href}>{label}</a></li>)}</ul>
            </nav>
          ))}
          <div className={group} data-tour="contact">
            <h2 className={heading}>Contact</h2>
            <address className={address}>
              <span>{`${provider.address.street}, ${provider.address.city}, ${provider.address.region} ${provider.address.postalCode}`}</span>
              <a href={`tel:${provider.phone.e164}`}>{provider.phone.display}</a>
              <a href={`mailto:${provider.email}`}>{provider.email}</a>
              <span>{provider.hours}</span>
              <span>{provider.hoursNote}</span>
            </address>
          </div>
        </div>
        <div className={base}>
          {/* The year is the visitor's, not the build's: the same input keeps giving the same pages. */}
          <p>© <ClientOnly>{() => `${new Date().getFullYear()} `}</ClientOnly>{provider.name}</p>
          <ul className={links} role="list">{navigation.legal.map(({ label, href }) => <li key={href}><a href={href}>{label}</a></li>)}{shell.measurement && <li className={choices} data-privacy-choices />}</ul>
        </div>
      </div>
      <div data-slot="to-top" />
    </footer>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
