export const glossaryMessages = {
  allCategories: 'All Categories',
  categories: 'Categories',
  search: 'Search the glossary',
  searchPlaceholder: 'Search terms...',
  termsShown: '{shown} of {all} terms',
  noTerms: 'No terms found matching your search.',
} as const;

export const glossaryLoaderMessages = {
  resources: 'Resources',
  glossary: 'IT Glossary',
} as const;
