import { pngAddress, isDrawn, type PictureScheme, pictureAddress, pictureWidths } from '#data/rules/files/pictures.ts';
import { media } from '../../styles/media.ts';
import { image } from './Picture.css.ts';

interface PictureProps {
  /** Common prefix of the URLs of all sizes, or the URL of a single file. */
  picture: string;
  /** Empty by default, for decorative pictures. */
  alt?: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Whether it is the page's leading picture, loaded with high priority; others are loaded lazily. */
  priority?: boolean;
}

/** The `srcset` of a generated picture in a colour scheme. */
export const sourcesOf = (picture: string, scheme: PictureScheme) =>
  pictureWidths.map((width) => `${pictureAddress(picture, width, scheme)} ${width}w`).join(', ');

/** A picture with an aspect ratio of 16:9; a generated one in the visitor's colour scheme. */
export function Picture({ picture, alt = '', sizes, priority = false }: PictureProps) {
  const drawn = isDrawn(picture);
  return (
    <picture>
      {drawn && (
        <>
          <source media={media.dark} type="image/webp" srcSet={sourcesOf(picture, 'dark')} sizes={sizes} />
          <source type="image/webp" srcSet={sourcesOf(picture, 'light')} sizes={sizes} />
        </>
      )}
      <img
        className={image}
        src={drawn ? pngAddress(picture) : picture}
        alt={alt}
        width="1200"
        height="675"
        {...(priority ? { id: 'leading', fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
