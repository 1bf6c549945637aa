import { readFile } from 'node:fs/promises';

/**
 * Reads files into buffers that all responses under way share, however slowly their clients read. A buffer is held weakly: it
 * is freed when no response uses it.
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
