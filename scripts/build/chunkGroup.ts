/** What the bundler tells of a module. */
export interface ModuleFacts {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}
export interface Modules {
  getModuleInfo(id: string): ModuleFacts | null;
}

type Chunk = 'vendor' | 'shared' | 'forms';

/** The route table's late imports are the kinds of pages; those of packages are no choice of ours. */
const routeTable = /src\/routes\.ts$/;
/**
 * From so many kinds of pages on, everybody loads a module; before that it travels with the pages that need it.
 * Primitives are small, and a script for each costs more than it saves.
 */
const usual = { primitive: 3, other: 8 };

/** One of the scripts that pages share, as the bundler wants it. */
export function chunkGroup(chunk: Chunk): { debugName: string; name(id: string, modules: Modules): Chunk | null } {
  return { debugName: chunk, name: (id, modules) => (chunkOf(id, modules) === chunk ? chunk : null) };
}

/**
 * Which of them a module goes into: the libraries', that of what most pages use, or what several pages with a form use.
 * None for what few kinds of pages use, and for what is only imported when a visitor does something: those are scripts of
 * their own.
 */
export function chunkOf(id: string, modules: Modules): Chunk | null {
  // The entry waits for the page at hand, which must not wait for a script that holds the entry.
  if (modules.getModuleInfo(id)?.isEntry) return null;
  const { atOnce, pages } = usersOf(id, modules);
  if (!atOnce && pages === 0) return null;
  if (id.includes('node_modules')) return 'vendor';
  if (!atOnce && pages > 1 && /src\/features\/forms\/|src\/ui\/Field\//.test(id)) return 'forms';
  return atOnce || pages >= (/src\/ui\/|src\/features\/storage\//.test(id) ? usual.primitive : usual.other)
    ? 'shared'
    : null;
}

/** Whether the entry itself needs a module, and how many kinds of pages do. */
function usersOf(id: string, modules: Modules): { atOnce: boolean; pages: number } {
  const seen = new Set([id]);
  let atOnce = false;
  let pages = 0;
  for (const module of seen) {
    const facts = modules.getModuleInfo(module);
    if (!facts) continue;
    if (facts.isEntry || facts.dynamicImporters.some((importer) => importer.includes('node_modules'))) atOnce = true;
    if (facts.dynamicImporters.some((importer) => routeTable.test(importer))) pages++;
    for (const importer of facts.importers) seen.add(importer);
  }
  return { atOnce, pages };
}
