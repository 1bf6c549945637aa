import { expect, test } from 'vitest';
import { chunkOf, type ModuleFacts } from '#scripts/build/chunkGroup.ts';

/** Modules with who imports them at once, and who when needed. */
const modules: Record<string, Partial<ModuleFacts>> = {
  '/src/main.tsx': { isEntry: true },
  '/src/routes.ts': { importers: ['/src/main.tsx'] },
  '/src/pages/contact/ContactPage.tsx': { dynamicImporters: ['/src/routes.ts'] },
  '/src/pages/about/AboutPage.tsx': { dynamicImporters: ['/src/routes.ts'] },
  '/src/pages/home/HomePage.tsx': { dynamicImporters: ['/src/routes.ts'] },
  '/src/ui/Card/Card.tsx': {
    importers: ['/src/pages/contact/ContactPage.tsx', '/src/pages/about/AboutPage.tsx', '/src/pages/home/HomePage.tsx'],
  },
  '/src/features/heroPrice/HeroPrice.tsx': {
    importers: ['/src/pages/contact/ContactPage.tsx', '/src/pages/about/AboutPage.tsx', '/src/pages/home/HomePage.tsx'],
  },
  '/src/sections/Points/Points.tsx': {
    importers: ['/src/pages/contact/ContactPage.tsx', '/src/pages/about/AboutPage.tsx', '/src/pages/home/HomePage.tsx'],
  },
  '/src/features/forms/ContactForm.tsx': { importers: ['/src/pages/contact/ContactPage.tsx'] },
  '/src/features/forms/Trap.tsx': {
    importers: ['/src/features/forms/ContactForm.tsx', '/src/pages/about/AboutPage.tsx'],
  },
  '/src/features/storage/kept.ts': { importers: ['/src/features/forms/Trap.tsx', '/src/pages/home/HomePage.tsx'] },
  '/src/shell/enhancements.tsx': { dynamicImporters: ['/src/main.tsx'] },
  '/src/features/welcome/welcome.ts': { importers: ['/src/shell/enhancements.tsx', '/src/features/chat/Panel.tsx'] },
  '/src/features/chat/Panel.tsx': { dynamicImporters: ['/src/pages/about/AboutPage.tsx'] },
  '/src/features/queries/queries.ts': { importers: ['/src/shell/enhancements.tsx', '/src/pages/about/AboutPage.tsx'] },
  '/src/features/forms/live/contact.tsx': { dynamicImporters: ['/src/features/forms/ContactForm.tsx'] },
  '/src/features/forms/live/post.ts': {
    importers: ['/src/features/forms/live/contact.tsx', '/src/features/forms/live/loop.ts'],
  },
  '/src/features/forms/live/loop.ts': { importers: ['/src/features/forms/live/post.ts'] },
  '/node_modules/zod/index.js': { importers: ['/src/features/forms/live/contact.tsx'] },
  '/node_modules/react/index.js': { importers: ['/src/features/forms/live/contact.tsx', '/src/main.tsx'] },
  '/node_modules/router/index.js': { importers: ['/src/main.tsx'] },
  '/node_modules/react-dom/client.js': { dynamicImporters: ['/node_modules/router/index.js'] },
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
  ['/src/sections/Points/Points.tsx', 'shared'],
  ['/src/features/heroPrice/HeroPrice.tsx', null],
  ['/node_modules/react/index.js', 'vendor'],
  ['/node_modules/react-dom/client.js', 'vendor'],
  ['/src/features/forms/live/contact.tsx', null],
  ['/src/features/forms/live/post.ts', null],
  ['/node_modules/zod/index.js', null],
  ['/src/pages/contact/ContactPage.tsx', null],
  ['/src/shell/enhancements.tsx', 'later'],
  ['/src/features/welcome/welcome.ts', 'later'],
  ['/src/features/queries/queries.ts', 'shared'],
  ['/src/features/chat/Panel.tsx', null],
  ['/src/features/unknown.ts', null],
])('%s goes into %s', (id, chunk) => {
  expect(chunkOf(id, { getModuleInfo })).toBe(chunk);
});
