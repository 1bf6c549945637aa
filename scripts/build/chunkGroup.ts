/** The part of Rolldown's ModuleInfo that is used here. */
interface ModuleFacts {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}
export interface Modules {
  getModuleInfo(id: string): ModuleFacts | null;
}

type Chunk = 'vendor' | 'shared' | 'forms' | 'later';

/** Each dynamic import of the route table is a kind of page. */
const routeTable = /src\/(?:routes|resourceRoutes)\.ts$/;
/** What every page imports without a visitor's action, once it is hydrated. */
const loadedLater = /src\/(?:shell\/enhancements\.tsx|features\/location\/lazyParts\.ts)$/;
/**
 * A module that so many kinds of pages use goes into the shared chunk. Primitives and sections need fewer: they are small, and a
 * chunk for each would cost more than it saves.
 */
const sharedFrom = { small: 2, other: 6 };
const isSmall = /src\/(?:ui|sections)\/|src\/features\/storage\//;

/** Forms, and the offer to book a time, whose form is loaded once it is pressed. */
const ofForms = /src\/features\/(?:forms|booking)\/|src\/ui\/Field\/|data\/messages\/booking\.ts$/;

/** A group for Rolldown's `output.codeSplitting.groups`. */
export function chunkGroup(chunk: Chunk): { debugName: string; name(id: string, modules: Modules): Chunk | null } {
  return { debugName: chunk, name: (id, modules) => (chunkOf(id, modules) === chunk ? chunk : null) };
}

/**
 * The shared chunk of a module: `vendor` for libraries, `shared` for what most pages use, `forms` for what several pages
 * with a form use, `later` for what every page imports after hydration. Null for what few kinds of pages use, or what is
 * imported on a visitor's action: Rolldown makes chunks of those.
 */
function chunkOf(id: string, modules: Modules): Chunk | null {
  // The entry imports the current page's chunk, which must not import a chunk that holds the entry.
  if (modules.getModuleInfo(id)?.isEntry) return null;
  const { byEntry, pages, later } = usersOf(id, modules);
  if (!byEntry && pages === 0) return later ? 'later' : null;
  // What is left of the router is a few hundred bytes, for which each page would name a chunk.
  if (/src\/routing\//.test(id)) return 'shared';
  if (id.includes('node_modules')) return 'vendor';
  // Every page loads it in any case: a chunk of its own would be one more request.
  if (later) return 'shared';
  if (!byEntry && pages > 1 && ofForms.test(id)) return 'forms';
  return byEntry || pages >= (isSmall.test(id) ? sharedFrom.small : sharedFrom.other) ? 'shared' : null;
}

/** Whether the entry imports a module statically, how many kinds of pages do, and whether what every page loads later does. */
function usersOf(id: string, modules: Modules): { byEntry: boolean; pages: number; later: boolean } {
  const seen = new Set([id]);
  let byEntry = false;
  let pages = 0;
  let later = false;
  for (const module of seen) {
    const facts = modules.getModuleInfo(module);
    if (!facts) continue;
    if (loadedLater.test(module)) later = true;
    if (facts.isEntry || facts.dynamicImporters.some((importer) => importer.includes('node_modules'))) byEntry = true;
    if (facts.dynamicImporters.some((importer) => routeTable.test(importer))) pages++;
    for (const importer of facts.importers) seen.add(importer);
  }
  return { byEntry, pages, later };
}
