import type { ShownPhoto } from '#data/rules/schema/photo.ts';
import { photo as photoStyle } from './Photo.css.ts';

interface PhotoProps {
  photo: ShownPhoto;
  /** The `sizes` attribute. */
  sizes: string;
}

/** A photograph in the format and size that the browser asks for. */
export function Photo({ photo: { alt, width, height, src, sources }, sizes }: PhotoProps) {
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img className={photoStyle} src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}
