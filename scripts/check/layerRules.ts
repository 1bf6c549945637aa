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

const list = (names: string) => names.split(' ').filter(Boolean);

/** The rules of the parts of a folder, each of which imports of this folder only the named parts: [part, parts, remedy]. */
const parts = (folder: string, table: readonly (readonly [name: string, imports: string, remedy: string])[]) =>
  table.map(
    ([name, imports, remedy]): LayerRule => ({
      of: `${folder}/${name}`,
      never: [folder],
      except: list(imports).map((other) => `${folder}/${other}`),
      remedy,
    }),
  );

const topFolders: LayerRule[] = [
  {
    of: 'data',
    never: ['src', 'api', 'scripts'],
    remedy: 'data/ stands on its own: move the rule here, or its user there.',
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
    unless: list(
      'load.ts dataDir.ts checks/unlistedRecords.ts schema/iconName.ts checks/fileOfError.ts checks/importError.ts ' +
        'readCombinations.ts text/markdown.ts text/frontMatter.ts search',
    ).map((module) => `data/rules/${module}`),
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
const betweenStoreAndRoutes: Readonly<Record<string, string>> = {
  mail: '',
  bookings: 'mail',
  leads: 'mail',
  subscribers: 'mail',
  metrics: 'mail',
  handover: '',
  questions: '',
  privacy: 'mail leads subscribers',
  owner: 'mail leads bookings subscribers privacy',
};
const storeUsers = Object.keys(betweenStoreAndRoutes);
const apiFolders = (names: readonly string[]) => names.map((name) => `api/${name}`);
const aboveStore = apiFolders(['middleware', 'routes', 'static', 'chat', ...storeUsers]);
const others = (folder: string) => aboveStore.filter((other) => other !== folder);

const inApi: LayerRule[] = [
  ...Object.entries(betweenStoreAndRoutes).map(
    ([name, imports]): LayerRule => ({
      of: `api/${name}`,
      never: others(`api/${name}`).filter((other) => !apiFolders(list(imports)).includes(other)),
      remedy:
        'Below the routes stand db, mail, then bookings, leads, subscribers, metrics, handover and questions side by side, then privacy, then ' +
        'owner: pass in what a later one knows.',
    }),
  ),
  {
    of: 'api/db',
    never: ['koa', ...aboveStore],
    remedy: 'db/ knows the store alone, and no request: the caller combines it with leads, mail and routes.',
  },
  {
    of: 'api/middleware',
    never: others('api/middleware'),
    remedy: 'Middleware is below the routes: pass in what a route knows.',
  },
  {
    of: 'api/static',
    never: others('api/static').filter((other) => other !== 'api/middleware'),
    remedy: 'static/ sends files and pages that it is given: pass in what a route knows.',
  },
  {
    of: 'api/routes',
    never: ['api/app.ts', 'api/backend.ts', 'api/background.ts', 'api/server.ts'],
    remedy: 'A route is part of the application, and does not know it: pass in what it needs.',
  },
  {
    of: 'api/chat',
    never: others('api/chat'),
    remedy: 'chat/ is below the routes, and knows nothing of requests, mail and leads: pass in what a route knows.',
  },
];

/** Experts of the assistant: none knows another, and all stand on what is read. */
const inChat = parts('api/chat', [
  ['read', '', 'read/ is below the experts: it knows words and nothing of answers.'],
  ...['guard', 'quote', 'facts', 'cards', 'model'].map((expert) => {
    const remedy = 'No expert of the assistant knows another: assistant.ts asks them in order.';
    return [expert, 'read card.ts reply.ts names.ts', remedy] as const;
  }),
]);

const primitives = 'types styles ui';
const inSrc: LayerRule[] = [
  ...parts('src', [
    ['types', '', 'Shared types are below all else in src/: move the type here, or its user there.'],
    ['styles', 'types', 'styles/ is below every component.'],
    ['ui', 'types styles', 'A primitive knows neither pages nor features: pass it in as a prop.'],
    ['seo', primitives, 'seo/ is below routing/ and shell/: pass in what it needs.'],
    [
      'routing',
      `${primitives} seo`,
      'routing/ is below shell/ and pages/: the route table and elements are arguments.',
    ],
    ['serviceWorker', 'types', 'The service worker runs apart from the pages: it imports types alone.'],
    ['sections', primitives, 'A section takes typed props and stands alone: the page combines it with features.'],
    ['owner', primitives, "The owner's desk is no page of the site: it stands on primitives alone."],
    ['features', primitives, 'A feature knows no page: the page uses the feature.'],
    ['shell', `${primitives} seo routing features`, 'shell/ is below pages/: pass in what it needs.'],
    [
      'pages',
      `${primitives} seo routing sections features shell`,
      'A page is in the route table, and does not read it.',
    ],
  ]),
  {
    of: 'src/ui',
    never: ['data'],
    except: list('rules/schema rules/files/pictures.ts rules/text/fill.ts messages/ui.ts').map(
      (name) => `data/${name}`,
    ),
    remedy: 'ui/ knows no content: pass it in as a prop, or move the component to sections/ or features/.',
  },
  {
    of: 'src/owner',
    never: ['data'],
    except: [
      ...['data/rules/owner', 'data/rules/text/fill.ts', 'data/messages/owner.ts', 'data/messages/proof.ts'],
      ...['Bookings', 'Breaches', 'Conversations', 'Health', 'Questions'].map(
        (part) => `data/messages/owner${part}.ts`,
      ),
    ],
    remedy: 'The desk knows no records: the service passes in what it shows, by the types of data/rules/owner.',
  },
  {
    of: 'src/sections/*',
    never: ['src/sections'],
    remedy: 'A section takes typed props and stands alone: move what two sections share to ui/.',
  },
];

/** All rules. `npm run check` compares them with every import, and with the folders that there are. */
export const layerRules: readonly LayerRule[] = [...topFolders, ...inApi, ...inChat, ...inSrc];
