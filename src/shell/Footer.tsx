import { wrappingAddressLine } from '#data/rules/text/addressLine.ts';
import { useEffect } from 'react';
import { shellMessages } from '#data/messages/shell.ts';
import { fill } from '#data/rules/text/fill.ts';
import { FilledText } from '../ui/FilledText/FilledText.tsx';
import { address, base, choices, footer, group, groups, heading, inner, links, list, whole } from './Footer.css.ts';
import type { FooterData, Shell } from './shellData.ts';

const built = import.meta.env.SSR ? undefined : document.querySelector('[data-footer]')?.innerHTML;

/**
 * The site's footer. It is the same on every page, so that the build renders its content once and the browser keeps the prerendered
 * HTML instead of hydrating it; its data is not part of the embedded JSON.
 */
export function Footer({ shell }: { shell: Shell }) {
  useEffect(updateYear, []);
  const common = { className: footer, 'data-footer': true };
  const html = import.meta.env.SSR ? shell.footerHtml : import.meta.env.PROD ? (built ?? '') : undefined;
  if (html !== undefined)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from FooterContent
    return <footer {...common} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
  return <footer {...common}>{shell.footer && <FooterContent shell={shell} data={shell.footer} />}</footer>;
}

export function FooterContent({ shell: { provider, parent, measurement }, data }: { shell: Shell; data: FooterData }) {
  const services = data.sections.find(({ links }) => links.some(({ href }) => href.startsWith('/services')));
  return (
    <div className={inner}>
      <div className={groups}>
        <div className={`${group} ${whole}`} data-print="no">
          <h2 className={heading}>{provider.name}</h2>
          <p>{data.description}</p>
          {data.facts.map((fact) => (
            <p key={fact.label}>{fill(shellMessages.fact, { ...fact, label: capital(fact.label) })}</p>
          ))}
          {parent && data.sister && (
            <p>
              <FilledText
                text={shellMessages.relatedFirms}
                values={{
                  parent: <a href={parent.url}>{parent.name}</a>,
                  sister: <a href={data.sister.url}>{data.sister.name}</a>,
                }}
              />
            </p>
          )}
          <ul className={links} role="list">
            {data.social.map(({ name, url }) => (
              <li key={url}>
                <a href={url} rel="me">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {data.sections.map((section) => (
          <nav
            key={section.title}
            className={group}
            aria-label={section.title}
            data-tour={section === services ? 'services' : undefined}
          >
            <h2 className={heading}>{section.title}</h2>
            <ul className={list} role="list">
              {section.links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={`${group} ${whole}`} data-tour="contact">
          <h2 className={heading}>{shellMessages.contact}</h2>
          <address className={address}>
            <span>{wrappingAddressLine(data.address)}</span>
            <a href={`tel:${provider.phone.e164}`}>{provider.phone.display}</a>
            <a href={`mailto:${provider.email}`}>{provider.email}</a>
            <span>{data.hours}</span>
            <span>{data.hoursNote}</span>
          </address>
        </div>
      </div>
      <div className={base} data-print="no">
        <p>
          © <span data-year="">{data.year}</span>
          {` ${provider.name}`}
        </p>
        <ul className={links} role="list">
          {data.legal.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
          {measurement && <li className={choices} data-privacy-choices />}
        </ul>
      </div>
    </div>
  );
}

/** Updates the copyright year of a page that was built in an earlier year. */
function updateYear(): void {
  const now = new Date().getFullYear();
  const year = document.querySelector('[data-year]');
  if (year && now > Number(year.textContent)) year.textContent = String(now);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
