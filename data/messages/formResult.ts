/** The pages that the result pages of forms belong to. */
export const formResultLoaderMessages = {
  resources: 'Resources',
  contact: 'Contact',
  blog: 'Blog',
} as const;
