import { type PictureFolder, pictureOf } from '../../../data/rules/files/pictures.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { compositions } from './compositions.ts';
import type { Subject } from './illustration.ts';

/** A record's picture, and the part of its address that all sizes share. */
export interface RecordPicture {
  picture: string;
  subject: Subject;
  /** Whether it is also drawn in the other shapes of `croppedPictures`. */
  cropped?: boolean;
}

type Records = Pick<Site, 'articles' | 'industries' | 'services' | 'blogCategories'>;

/**
 * The picture of every record that has a drawn one. Articles of a category share a colour and an icon; their compositions
 * alternate by date of publication, so that a new article changes no other's picture.
 */
export function recordPictures({ articles, industries, services, blogCategories }: Records): RecordPicture[] {
  const make = (
    folder: PictureFolder,
    slug: string,
    icon: Subject['icon'],
    colour: number,
    compositionIndex: number,
  ): RecordPicture => ({
    picture: pictureOf(folder, slug),
    cropped: folder === 'articles',
    subject: {
      name: `${folder}/${slug}`,
      icon,
      colour: colour % 5,
      composition: compositions[compositionIndex % compositions.length] ?? 'branches',
    },
  });
  return [
    ...articles
      .filter(({ image }) => !image)
      .map(({ slug, category, publishedAt }) => {
        const categoryIndex = Math.max(
          0,
          blogCategories.findIndex(({ name }) => name === category),
        );
        const older = articles.filter(
          (other) =>
            other.category === category &&
            (other.publishedAt < publishedAt || (other.publishedAt === publishedAt && other.slug < slug)),
        );
        return make(
          'articles',
          slug,
          blogCategories[categoryIndex]?.iconName ?? 'book',
          categoryIndex,
          categoryIndex + older.length,
        );
      }),
    ...industries.map(({ slug, iconName }, index) => make('industries', slug, iconName, index, index + 1)),
    ...services.map(({ id, iconName }, index) => make('services', id, iconName, index, index + 3)),
  ];
}
