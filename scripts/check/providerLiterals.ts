import type { Site } from '../../data/rules/schema/site.ts';

/** A text file of the project outside `data/`. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Shorter values such as "1" or "10" occur in source code for other reasons. */
const minLength = 3;

/** No source file contains a name, number, address or figure of the provider, so that another data folder replaces all of them. */
export function providerLiterals(
  { provider, claims, locations, regions }: Pick<Site, 'provider' | 'claims' | 'locations' | 'regions'>,
  files: readonly SourceFile[],
): string[] {
  const literals = new Map<string, string>([
    [provider.name, 'provider.name'],
    [provider.shortName, 'provider.shortName'],
    [provider.phone.display, 'provider.phone'],
    [provider.phone.e164, 'provider.phone'],
    [provider.email, 'provider.email'],
    [new URL(provider.origin).host, 'provider.origin'],
    [provider.address.street, 'provider.address'],
    [provider.address.postalCode, 'provider.address'],
    [provider.area.name, 'provider.area'],
    [provider.area.shortName, 'provider.area'],
    [provider.parent?.name ?? '', 'provider.parent'],
    [provider.sister?.name ?? '', 'provider.sister'],
    ...claims.map(({ id, value }) => [value, `claims/${id}`] as const),
    ...regions.map(({ id, name }) => [name, `regions/${id}`] as const),
    ...locations.map(({ slug, name }) => [name, `locations/${slug}`] as const),
  ]);
  const patterns = [...literals]
    .filter(([literal]) => literal.length >= minLength)
    .map(([literal, record]) => ({
      literal,
      record,
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(literal)}(?![\\p{L}\\p{N}])`, 'u'),
    }));
  return files.flatMap(({ path, text }) =>
    // The URIs of XML namespaces contain years, which could equal a figure.
    text
      .replaceAll(/http:\/\/www\.w3\.org\/[\w/.]+/g, '')
      .split('\n')
      .flatMap((line, index) =>
        patterns
          .filter(({ literal, pattern }) => line.includes(literal) && pattern.test(line))
          .map(
            ({ literal, record }) =>
              `${path}:${index + 1}: "${literal}" is a literal of ${record}. Take it from the data instead.`,
          ),
      ),
  );
}
