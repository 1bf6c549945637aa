import { strFromU8, strToU8 } from 'fflate';
import { repackZip } from '../repackZip.ts';

/**
 * Makes the bytes of a document depend on its content alone: the library writes the time of the build and counts
 * bookmarks over all documents of the process. `date` is yyyy-mm-dd.
 */
export function normalizeDocx(bytes: Uint8Array, date: string): Uint8Array {
  return repackZip(bytes, date, (path, content) => {
    if (path === 'docProps/core.xml') return strToU8(withDate(strFromU8(content), date));
    return path === 'word/document.xml' ? strToU8(withOwnBookmarks(strFromU8(content))) : content;
  });
}

const withDate = (xml: string, date: string) =>
  xml.replaceAll(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${date}T12:00:00Z`);

function withOwnBookmarks(xml: string): string {
  const anchors = renumber((count) => `_Toc${count}`);
  const ids = renumber(String);
  return xml
    .replaceAll(/_Toc\d+/g, anchors)
    .replaceAll(/(<w:bookmark(?:Start|End)\b[^>]*w:id=")(\d+)/g, (_, before: string, id: string) => before + ids(id));
}

/** Returns a function that gives each name a new one, by the order in which it first comes. */
function renumber(nameOf: (count: number) => string): (name: string) => string {
  const names = new Map<string, string>();
  return (name) => {
    const known = names.get(name) ?? nameOf(names.size + 1);
    names.set(name, known);
    return known;
  };
}
