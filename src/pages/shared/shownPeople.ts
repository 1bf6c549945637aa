import type { Person } from '#data/rules/schema/person.ts';
import type { Site } from '#data/rules/schema/site.ts';
import type { ShownPerson } from '../../sections/People/People.tsx';
import { graphId } from '../../seo/graph.ts';
import { imageAddress } from '../../seo/image.ts';
import type { GraphNode } from '../../types/graphNode.ts';

/** The people of the team, or those of them that are wanted. */
export function shownPeople(
  { people, photos }: Pick<Site, 'people' | 'photos'>,
  isWanted: (person: Person) => boolean = () => true,
): ShownPerson[] {
  return people.filter(isWanted).map(({ id, name, role, about, answersFor, phone, email, portrait }) => {
    const square = photos.find((photo) => photo.id === portrait)?.made?.square;
    return {
      id,
      name,
      role,
      answersFor,
      ...(about ? { about } : {}),
      ...(phone ? { phone } : {}),
      ...(email ? { email } : {}),
      ...(square ? { portrait: { ...square, alt: name } } : {}),
    };
  });
}

/** The people for search engines. */
export function personNodes(site: Pick<Site, 'people' | 'photos' | 'provider'>, address: string): GraphNode[] {
  const { provider } = site;
  return shownPeople(site).map(({ id, name, role, about, phone, email, portrait }) => ({
    '@type': 'Person',
    '@id': graphId.part(address, id),
    name,
    jobTitle: role,
    ...(about ? { description: about } : {}),
    ...(phone ? { telephone: phone.e164 } : {}),
    ...(email ? { email } : {}),
    ...(portrait ? { image: imageAddress(portrait.src, provider) } : {}),
    worksFor: { '@id': graphId.provider(provider.origin) },
  }));
}
