import { officeMapPath } from '#data/rules/map/officeMap.ts';
import { contactMessages } from '#data/messages/contact.ts';
import { frame, link, map } from './OfficeMap.css.ts';

/** The office on a map that the build has drawn, loaded when it comes near; and the link to a street map. */
export function OfficeMap({ streetMap, title }: { streetMap: string; title: string }) {
  return (
    <div className={map} data-print="no">
      <iframe className={frame} src={officeMapPath} title={title} loading="lazy" tabIndex={-1} />
      <a className={link} href={streetMap}>
        {contactMessages.openMap}
      </a>
    </div>
  );
}
