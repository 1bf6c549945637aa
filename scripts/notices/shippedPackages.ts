import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '../../data/rules/schema/theme.ts';
import { typefacesOf } from '../build/fonts/typefaces.ts';
import { root } from '../support/root.ts';

/** A package of which something leaves this machine: in what browsers load, or beside the server in its image. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** An SPDX expression. */
  license: string;
  /** As the lockfile has it: `sha512-` and Base64. */
  integrity: string | undefined;
  dir: string;
}

/** Packages that the bundler puts into what browsers load; a build fails where it finds another one. */
const bundledPackages: readonly string[] = [
  ...['', 'collection', 'compose-refs', 'context', 'dismissable-layer', 'portal', 'presence', 'primitive', 'slot']
    .concat('toast', 'use-callback-ref', 'use-controllable-state', 'use-effect-event', 'use-layout-effect')
    .concat('visually-hidden')
    .map((part) => (part ? `@radix-ui/react-${part}` : '@radix-ui/primitive')),
  ...['@remix-run/router', 'invariant', 'prop-types', 'react', 'react-dom', 'react-fast-compare', 'react-helmet-async'],
  ...['react-router', 'react-router-dom', 'scheduler', 'shallowequal', 'vite-react-ssg', 'web-vitals', 'zod'],
];

/** Icons, of which the sprite has some. */
const iconPackages = ['lucide-static'];

interface LockedPackage {
  version: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

/** What is shipped with a built site, by name: the server's packages, those in the bundles, typefaces and icons. */
export function shippedPackages({ faces }: Pick<Theme, 'faces'>): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const served = Object.entries(packages).flatMap(([path, { dev, optional, devOptional }]) =>
    path === '' || dev || optional || devOptional ? [] : [path],
  );
  const fonts = typefacesOf(faces).map((face) => face.package);
  const named = [...bundledPackages, ...iconPackages, ...fonts].map((name) => `node_modules/${name}`);
  return [...new Set([...served, ...named])]
    .map((path) => {
      const locked = packages[path];
      if (!locked) throw new Error(`scripts/notices/shippedPackages.ts names ${path}, which is not installed.`);
      const { version, license = 'NOASSERTION', integrity } = locked;
      const name = path.replace(/^.*node_modules\//, '');
      return { name, version, license, integrity, dir: join(root, path) };
    })
    .sort((a, b) => (a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1));
}

/** Packages in a bundle that `bundledPackages` does not name. */
export const unlistedPackages = (bundled: readonly string[]): string[] =>
  bundled.filter((name) => !bundledPackages.includes(name));
