import { pngAddress, isDrawn, pictureAddress, pictureWidths } from '#data/routing/pictures.ts';
import { image } from './Picture.css.ts';

interface PictureProps {
  /** What the addresses of all its sizes begin with, or one file. */
  picture: string;
  /** Left out for a picture that says nothing which words do not. */
  alt?: string;
  /** How wide it is shown, as CSS tells it. */
  sizes: string;
  /** It is what a visitor sees first: it is asked for at once. */
  first?: boolean;
}

/** Addresses and widths of a drawn picture, as `srcset` lists them. */
export const sourcesOf = (picture: string) =>
  pictureWidths.map((width) => `${pictureAddress(picture, width)} ${width}w`).join(', ');

/** A picture of 16 by 9. */
export function Picture({ picture, alt = '', sizes, first = false }: PictureProps) {
  const drawn = isDrawn(picture);
  return (
    <picture>
      {drawn && <source type="image/webp" srcSet={sourcesOf(picture)} sizes={sizes} />}
      <img
        className={image}
        src={drawn ? pngAddress(picture) : picture}
        alt={alt}
        width="1200"
        height="675"
        {...(first ? { id: 'leading', fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
