import { hasBlog } from '../../data/rules/blog/hasBlog.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import { textsOfRecords } from '../claims/readTexts.ts';

const markdownLink = /\]\((\/[^)\s]*)\)/g;

/** Every link in the records, in a field of its own or in Markdown, with the name of the record it is in. */
export function recordLinks(site: Site): { record: string; href: string }[] {
  return textsOfRecords(site).flatMap(({ collection, where, text }) => {
    const [record = '', field = ''] = where.split(': ');
    if (collection === 'formResults' && !isOffered(record.split('.')[1], site)) return [];
    if (field.endsWith('href')) return [{ record, href: text }];
    return [...text.matchAll(markdownLink)].map(([, href = '']) => ({ record, href }));
  });
}

/** The newsletter is offered with a blog, and the checklist where there is one; nobody is led to the results of the others. */
function isOffered(form: string | undefined, site: Site): boolean {
  return form === 'newsletter' ? hasBlog(site) : form !== 'checklist' || site.checklist.length > 0;
}
