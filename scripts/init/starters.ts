/** What a new data folder begins with: a folder of `data/starters` over the neutral one, or a copy of the project's own. */
export const starterNames = ['service', 'plumbing', 'dental', 'managed-it'] as const;
export type StarterName = (typeof starterNames)[number];

/** The folders of `data/starters` that a starter is made of; files of later ones replace those of earlier ones. */
export const starterFolders = {
  service: ['service'],
  plumbing: ['service', 'plumbing'],
  dental: ['service', 'dental'],
} as const satisfies Partial<Record<StarterName, readonly string[]>>;
