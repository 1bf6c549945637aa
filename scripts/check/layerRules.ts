/** What the modules of a folder do not import, types included. All rules that fit a module hold for it. */
export interface LayerRule {
  /** A folder or a file. `/*` at its end means each folder directly below: every one of them is a layer of its own. */
  of: string;
  /** Folders and files from the project's root, and packages; `node:` stands for all modules of Node. */
  never: readonly string[];
  /** What of them is imported nevertheless. A folder may always import itself. */
  except?: readonly string[];
  /** The only packages that are imported; `node:` stands for all modules of Node. Without the list, any. */
  packages?: readonly string[];
  /** Files and folders of the layer that the rule does not hold for. */
  unless?: readonly string[];
  /** What to do instead. */
  remedy: string;
}

/** The rule of a part of a folder that imports, of this folder, only the named parts. */
const part = (folder: string, name: string, imports: readonly string[], remedy: string): LayerRule => ({
  of: `${folder}/${name}`,
  never: [folder],
  except: imports.map((other) => `${folder}/${other}`),
  remedy,
});

const topFolders: LayerRule[] = [
  {
    of: 'data',
    never: ['src', 'api', 'scripts'],
    remedy: 'data/ stands on its own: move the rule here, or the code that needs it to its user.',
  },
  {
    of: 'data/rules',
    never: ['data'],
    except: ['data/rules', 'data/messages', 'data/theme.ts'],
    remedy: 'data/rules/ knows no record: take it as an argument.',
  },
  {
    of: 'data',
    never: [],
    packages: ['zod'],
    // Each library stands behind one module; the loader reads the folder.
    unless: [
      'data/rules/load.ts',
      'data/rules/dataDir.ts',
      'data/rules/checks/unlistedRecords.ts',
      'data/rules/schema/iconName.ts',
      'data/rules/checks/linesOfError.ts',
      'data/rules/checks/importError.ts',
      'data/rules/readCombinations.ts',
      'data/rules/text/markdown.ts',
      'data/rules/text/frontMatter.ts',
      'data/rules/search',
    ],
    remedy: 'data/ imports zod alone: use the module that the library stands behind, or move the code to its user.',
  },
  {
    of: 'api',
    never: ['src', 'scripts'],
    remedy: 'api/ reads data/, never src/ or scripts/: put what both need into data/.',
  },
  {
    of: 'src',
    never: ['api', 'scripts', 'node:'],
    remedy:
      'src/ runs in the browser and stands beside api/: what both need, such as the schema of a request, belongs into data/.',
  },
];

/** The folders between the store and the routes, with those that each may import beside itself and `api/db`. */
const betweenStoreAndRoutes: Record<string, readonly string[]> = {
  mail: [],
  leads: ['mail'],
  subscribers: ['mail'],
  metrics: ['mail'],
  handover: [],
  privacy: ['mail', 'leads', 'subscribers'],
  vitals: ['privacy'],
  owner: ['mail', 'leads', 'subscribers', 'privacy'],
};
const storeUsers = Object.keys(betweenStoreAndRoutes);

const belowRoutes = Object.entries(betweenStoreAndRoutes).map(
  ([name, imports]): LayerRule => ({
    of: `api/${name}`,
    never: ['routes', 'static', 'chat', 'middleware', ...storeUsers.filter((other) => !imports.includes(other))].map(
      (folder) => `api/${folder}`,
    ),
    except: [`api/${name}`],
    remedy:
      'Below the routes stand db, mail, then leads, subscribers, metrics and handover side by side, then privacy, then vitals and ' +
      'owner: pass in what a later one knows.',
  }),
);
const aboveStore = ['middleware', 'routes', 'static', 'chat', ...storeUsers].map((folder) => `api/${folder}`);
const aboveMiddleware = aboveStore.filter((folder) => folder !== 'api/middleware');

const inApi: LayerRule[] = [
  {
    of: 'api/db',
    never: ['koa', ...aboveStore],
    remedy: 'db/ knows the store alone, and no request: the caller combines it with leads, mail and routes.',
  },
  {
    of: 'api/middleware',
    never: aboveMiddleware,
    remedy: 'Middleware is below the routes: pass in what a route knows.',
  },
  ...belowRoutes,
  {
    of: 'api/chat',
    never: aboveStore.filter((folder) => folder !== 'api/chat'),
    remedy: 'chat/ is below the routes, and knows nothing of requests, mail and leads: pass in what a route knows.',
  },
  {
    of: 'api/questions',
    never: aboveStore,
    remedy: 'questions/ keeps what it is given: pass in what the assistant understood.',
  },
];

/** Desks of the assistant: none knows another, and all stand on what is read. */
const desks = ['guard', 'quote', 'facts', 'cards', 'model'];

const inChat: LayerRule[] = [
  part('api/chat', 'read', [], 'read/ is below the desks: it knows words and nothing of answers.'),
  ...desks.map((desk) =>
    part(
      'api/chat',
      desk,
      ['read', 'card.ts', 'reply.ts', 'names.ts'],
      'No desk of the assistant knows another: assistant.ts asks them in order.',
    ),
  ),
];

const inSrc: LayerRule[] = [
  part(
    'src',
    'types',
    [],
    'Shared types are below everything else in src/: move the type here, or the code that needs it to its user.',
  ),
  part('src', 'styles', ['types'], 'styles/ is below every component.'),
  part('src', 'ui', ['types', 'styles'], 'A primitive knows neither pages nor features: pass it in as a prop.'),
  {
    of: 'src/ui',
    never: ['data'],
    except: ['data/rules/schema', 'data/rules/files/pictures.ts', 'data/rules/text/fill.ts', 'data/messages/ui.ts'],
    remedy: 'ui/ knows no content: pass it in as a prop, or move the component to sections/ or features/.',
  },
  part('src', 'seo', ['types', 'styles', 'ui'], 'seo/ is below routing/ and shell/: pass in what it needs.'),
  part(
    'src',
    'routing',
    ['types', 'styles', 'ui', 'seo'],
    'routing/ is below shell/ and pages/: the route table and the elements are arguments.',
  ),
  part(
    'src',
    'sections',
    ['types', 'styles', 'ui'],
    'A section takes typed props and stands alone: the page combines it with features.',
  ),
  part(
    'src',
    'owner',
    ['types', 'styles', 'ui'],
    "The owner's desk is no page of the site: it stands on primitives alone.",
  ),
  {
    of: 'src/owner',
    never: ['data'],
    except: [
      'data/rules/owner',
      'data/messages/owner.ts',
      'data/messages/ownerBookings.ts',
      'data/messages/proof.ts',
      'data/messages/ownerBreaches.ts',
      'data/messages/ownerConversations.ts',
      'data/messages/ownerHealth.ts',
      'data/messages/ownerQuestions.ts',
      'data/rules/text/fill.ts',
    ],
    remedy: 'The desk knows no records: the service passes in what it shows, by the types of data/rules/owner.',
  },
  {
    of: 'src/sections/*',
    never: ['src/sections'],
    remedy: 'A section takes typed props and stands alone: move what two sections share to ui/.',
  },
  part('src', 'features', ['types', 'styles', 'ui'], 'A feature knows no page: the page uses the feature.'),
  part(
    'src',
    'shell',
    ['types', 'styles', 'ui', 'seo', 'routing', 'features'],
    'shell/ is below pages/: pass in what it needs.',
  ),
  part(
    'src',
    'pages',
    ['types', 'styles', 'ui', 'seo', 'routing', 'sections', 'features', 'shell'],
    'A page is in the route table, and does not read it.',
  ),
];

/** All rules. `npm run check` compares them with every import, and with the folders that there are. */
export const layerRules: readonly LayerRule[] = [...topFolders, ...inApi, ...inChat, ...inSrc];
