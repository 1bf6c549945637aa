import type { RecordCheck } from './recordCheck.ts';

/** Each resource has a file of the same format and each file a resource. */
export const downloadsMatchResources: RecordCheck<'resources' | 'downloads'> = ({ resources, downloads }) => {
  const files = new Map(downloads.map((download) => [download.id, download]));
  const known = new Set(resources.map(({ id }) => id));
  return [
    ...resources.flatMap(({ id, downloadUrl }) => {
      const file = files.get(id);
      if (!file)
        return [
          `resources/${id}: there is no file for ${downloadUrl}. Add a record with the id "${id}" to the downloads or remove the resource.`,
        ];
      return downloadUrl.endsWith(`.${file.format}`)
        ? []
        : [`resources/${id}: downloadUrl is "${downloadUrl}", but its file is a ${file.format}. Change one of them.`];
    }),
    ...downloads.flatMap(({ id }) =>
      known.has(id)
        ? []
        : [`downloads/${id}: there is no resource "${id}". Add it to the resources or remove the file.`],
    ),
  ];
};

/** The page about a download is about one that exists. */
export const downloadPagesMatch: RecordCheck<'resources' | 'downloadPages'> = ({ resources, downloadPages }) => {
  const known = new Set(resources.map(({ id }) => id));
  return downloadPages
    .filter(({ resource }) => !known.has(resource))
    .map(
      ({ resource }) =>
        `downloadPages/${resource}: there is no resource "${resource}". Add it to the resources or fix the name.`,
    );
};
