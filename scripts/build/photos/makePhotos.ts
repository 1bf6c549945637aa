import { readFile, writeFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DataError } from '../../../data/rules/load.ts';
import type { MadePhoto, PhotoRecord } from '../../../data/rules/schema/photo.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { root } from '../../support/root.ts';
import { codeHash, createOnce, hashOf } from '../diskCache.ts';
import { PhotoError } from './photoError.ts';

type PhotoFile = readonly [address: string, bytes: Uint8Array];

/**
 * The site with what is made of its photographs, and the files to serve. The same originals give the same files; they are kept by a digest
 * of the original.
 * @param dataDir where the originals are, in `photos/files`
 * @throws DataError with an error for each photograph that cannot be shown
 */
export async function makePhotos(
  site: Site,
  dataDir: string,
  cache = join(root, '.cache/photos'),
): Promise<{ site: Site; files: PhotoFile[] }> {
  const errors: string[] = [];
  const files: PhotoFile[] = [];
  const code = await codeHash(import.meta.dirname);
  const photos: Site['photos'] = [];
  for (const photo of site.photos)
    try {
      const made = await makeOnce(photo, join(dataDir, 'photos/files', photo.file), { cache, code });
      photos.push({ ...photo, made: made.photo });
      files.push(...made.files);
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      errors.push(`photos/${photo.id}: file "${photo.file}" ${error.message}`);
    }
  if (errors.length > 0) throw new DataError(dataDir, errors);
  return { site: { ...site, photos }, files };
}

async function makeOnce(photo: PhotoRecord, file: string, { cache, code }: { cache: string; code: string }) {
  const original = await readFile(file).catch(() => {
    throw new PhotoError('is not in photos/files. Put it there, or correct the name.');
  });
  const { focus, id, alt } = photo;
  const digest = hashOf(original, JSON.stringify(focus))
    .replace(/[^A-Za-z\d]/g, '')
    .slice(0, 10);
  const dir = await createOnce(
    join(cache, hashOf(code, original, JSON.stringify([id, alt, focus]))),
    async (unfinished) => {
      const { drawPhoto } = await import('./drawPhoto.ts');
      const { photo: made, files } = await drawPhoto(original, { id, alt, focus, digest });
      await mkdir(unfinished, { recursive: true });
      for (const [address, bytes] of files) await writeFile(join(unfinished, address.replace('/photos/', '')), bytes);
      await writeFile(join(unfinished, 'made.json'), JSON.stringify(made));
    },
  );
  const names = (await readdir(dir)).filter((name) => name !== 'made.json').sort();
  return {
    photo: JSON.parse(await readFile(join(dir, 'made.json'), 'utf8')) as MadePhoto,
    files: await Promise.all(
      names.map(async (name): Promise<PhotoFile> => [`/photos/${name}`, await readFile(join(dir, name))]),
    ),
  };
}
