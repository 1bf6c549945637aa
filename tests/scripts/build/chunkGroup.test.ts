import { expect, test } from 'vitest';
import { chunkOf, type ModuleFacts } from '#scripts/build/chunkGroup.ts';

const pages = ['contact/ContactPage', 'about/AboutPage', 'home/HomePage'].map((name) => `/src/pages/${name}.tsx`);
/** Modules with who imports them at once, and who when needed. */
const modules: Record<string, Partial<ModuleFacts>> = {
  '/src/main.tsx': { isEntry: true },
  '/src/routes.ts': { importers: ['/src/main.tsx'] },
  ...Object.fromEntries(pages.map((page) => [page, { dynamicImporters: ['/src/routes.ts'] }])),
  '/src/ui/Card/Card.tsx': { importers: pages },
  '/src/features/heroPrice/HeroPrice.tsx': { importers: pages },
  '/src/features/forms/ContactForm.tsx': { importers: pages.slice(0, 1) },
  '/src/features/forms/Trap.tsx': { importers: ['/src/features/forms/ContactForm.tsx', ...pages.slice(1, 2)] },
  '/src/features/storage/kept.ts': { importers: ['/src/features/forms/Trap.tsx', ...pages.slice(2)] },
  '/src/shell/enhancements.tsx': { dynamicImporters: ['/src/main.tsx'] },
  '/src/features/chat/Panel.tsx': { dynamicImporters: pages.slice(1, 2) },
  '/src/features/welcome/welcome.ts': { importers: ['/src/shell/enhancements.tsx', '/src/features/chat/Panel.tsx'] },
  '/src/features/forms/live/contact.tsx': { dynamicImporters: ['/src/features/forms/ContactForm.tsx'] },
  // A loop of two modules.
  '/src/features/forms/live/post.ts': {
    importers: ['/src/features/forms/live/contact.tsx', '/src/features/forms/live/loop.ts'],
  },
  '/src/features/forms/live/loop.ts': { importers: ['/src/features/forms/live/post.ts'] },
  '/node_modules/zod/index.js': { importers: ['/src/features/forms/live/contact.tsx'] },
  '/node_modules/react/index.js': { importers: ['/src/features/forms/live/contact.tsx', '/src/main.tsx'] },
};
const getModuleInfo = (id: string) =>
  modules[id] ? { isEntry: false, importers: [], dynamicImporters: [], ...modules[id] } : null;

test.each([
  ['/src/main.tsx', null],
  ['/src/routes.ts', 'shared'],
  ['/src/features/forms/ContactForm.tsx', null],
  ['/src/features/forms/Trap.tsx', 'forms'],
  ['/src/features/storage/kept.ts', 'shared'],
  ['/src/ui/Card/Card.tsx', 'shared'],
  ['/src/features/heroPrice/HeroPrice.tsx', null],
  ['/node_modules/react/index.js', 'vendor'],
  ['/src/features/forms/live/post.ts', null],
  ['/node_modules/zod/index.js', null],
  ['/src/shell/enhancements.tsx', 'later'],
  ['/src/features/welcome/welcome.ts', 'later'],
  ['/src/features/unknown.ts', null],
])('%s goes into %s', (id, chunk) => {
  expect(chunkOf(id, { getModuleInfo })).toBe(chunk);
});
