import type { RecordCheck } from './recordCheck.ts';

/** The page about a download is about one that exists. */
export const downloadPagesMatch: RecordCheck<'resources' | 'downloadPages'> = {
  name: 'pages about downloads have one',
  check({ resources, downloadPages }) {
    const known = new Set(resources.map(({ id }) => id));
    return downloadPages
      .filter(({ resource }) => !known.has(resource))
      .map(
        ({ resource }) =>
          `downloadPages/${resource}: there is no resource "${resource}". Add it to the resources or fix the name.`,
      );
  },
};
