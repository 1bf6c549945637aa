import { peopleMessages as texts } from '#data/messages/people.ts';
import type { Person } from '#data/rules/schema/person.ts';
import type { ShownPhoto } from '#data/rules/schema/photo.ts';
import { fill } from '#data/rules/text/fill.ts';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Photo } from '../../ui/Photo/Photo.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { portrait as portraitStyle, role as roleStyle } from './People.css.ts';

/** A person as pages show them. */
export interface ShownPerson extends Pick<Person, 'id' | 'name' | 'role' | 'about' | 'answersFor' | 'phone' | 'email'> {
  portrait?: ShownPhoto;
}

/** People by name: what they do and answer for, and how to reach them. Without a portrait there is no frame for one. */
export function People({ people }: { people: readonly ShownPerson[] }) {
  return (
    <Columns minWidth="wide">
      {people.map(({ id, name, role, about, answersFor, phone, email, portrait }) => (
        <li key={id}>
          <Stack gap="xs">
            {portrait && (
              <div className={portraitStyle}>
                <Photo photo={portrait} sizes="8rem" />
              </div>
            )}
            <h3>{name}</h3>
            <p className={roleStyle}>{role}</p>
            {about && <p>{about}</p>}
            {answersFor.length > 0 && <p>{fill(texts.answersFor, { items: answersFor.join(', ') })}</p>}
            {phone && (
              <a href={`tel:${phone.e164}`} aria-label={fill(texts.call, { name })}>
                {phone.display}
              </a>
            )}
            {email && (
              <a href={`mailto:${email}`} aria-label={fill(texts.write, { name })}>
                {email}
              </a>
            )}
          </Stack>
        </li>
      ))}
    </Columns>
  );
}
