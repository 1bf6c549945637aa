import type { Combination } from '../schema/combination.ts';
import type { RecordCheck } from './recordCheck.ts';

/**
 * Every service for every industry in every location has one text. A service may have none at all, so that a new one needs no
 * change of other files; its pages are then without, as are all where a provider has written none.
 */
export const combinationsComplete: RecordCheck<'combinations' | 'services' | 'industries' | 'locations'> = {
  name: 'every combination has one text',
  check({ combinations, services, industries, locations }) {
    if (combinations.length === 0) return [];
    const counts = new Map<string, number>();
    for (const { industry, location, service } of combinations) {
      const key = `${industry}/${location} ${service}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    // A misspelled slug is reported as unknown, and not once more as missing.
    const known = new Set([...services.map(({ id }) => id), ...[...industries, ...locations].map(({ slug }) => slug)]);
    const isKnown = ({ service, industry, location }: Combination) =>
      [service, industry, location].every((slug) => known.has(slug));
    const written = new Set(combinations.map(({ service }) => service));
    const missing = (combinations.every(isKnown) ? industries : []).flatMap((industry) =>
      locations.flatMap((location) =>
        services
          .filter(({ id }) => written.has(id))
          .map(({ id }) => ({ file: `${industry.slug}/${location.slug}`, id }))
          .filter(({ file, id }) => !counts.has(`${file} ${id}`))
          .map(
            ({ file, id }) =>
              `combinations/${file}: service "${id}" has no text. Add the section "## ${id}" to data/combinations/${file}.md.`,
          ),
      ),
    );
    const repeated = [...counts]
      .filter(([, count]) => count > 1)
      .map(([key, count]) => {
        const [file, id] = key.split(' ');
        return `combinations/${file}: service "${id}" has ${count} texts. Keep one.`;
      });
    return [...missing, ...repeated];
  },
};
