import { readZip, writeZip } from '../zip.ts';

/**
 * Makes the bytes of a document depend on its content alone: the library writes the time of the build and counts
 * bookmarks over all documents of the process. `date` is yyyy-mm-dd.
 */
export function normalizeDocx(bytes: Buffer, date: string): Buffer {
  const files = readZip(bytes);
  const core = files.get('docProps/core.xml');
  if (core)
    files.set(
      'docProps/core.xml',
      Buffer.from(
        core.toString('utf8').replaceAll(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${date}T12:00:00Z`),
      ),
    );
  const body = files.get('word/document.xml');
  if (body) {
    const anchors = renumber((count) => `_Toc${count}`);
    const ids = renumber(String);
    const own = body
      .toString('utf8')
      .replaceAll(/_Toc\d+/g, anchors)
      .replaceAll(/(<w:bookmark(?:Start|End)\b[^>]*w:id=")(\d+)/g, (_, before: string, id: string) => before + ids(id));
    files.set('word/document.xml', Buffer.from(own));
  }
  return writeZip(files, date);
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
