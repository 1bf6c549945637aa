import { readFile } from 'node:fs/promises';

/**
 * Makes a function that reads files, each of which is in memory once, however many clients are being sent it and however
 * slowly they read. Nothing is kept that nobody is being sent.
 */
export function makeSharedReader(): (path: string) => Promise<Buffer> {
  const contents = new Map<string, WeakRef<Buffer>>();
  const underWay = new Map<string, Promise<Buffer>>();

  async function read(path: string): Promise<Buffer> {
    try {
      const content = await readFile(path);
      contents.set(path, new WeakRef(content));
      return content;
    } finally {
      underWay.delete(path);
    }
  }

  return async (path) => {
    const content = contents.get(path)?.deref();
    if (content) return content;
    const reading = underWay.get(path) ?? read(path);
    underWay.set(path, reading);
    return reading;
  };
}
