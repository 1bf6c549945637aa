import type { ShownPhoto } from '#data/rules/schema/photo.ts';
import { Block } from '../../ui/Block/Block.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Photo } from '../../ui/Photo/Photo.tsx';

/** The photographs of a page; nothing where it has none. */
export function Photos({ photos = [] }: { photos?: readonly ShownPhoto[] | undefined }) {
  if (photos.length === 0) return null;
  return (
    <Block as="div" rhythm="dense">
      <Columns minWidth="wide">
        {photos.map((photo) => (
          <li key={photo.src}>
            <Photo photo={photo} sizes="(min-width: 60rem) 36rem, 100vw" />
          </li>
        ))}
      </Columns>
    </Block>
  );
}
