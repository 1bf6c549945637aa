export const glossaryMessages = {
  allCategories: 'All Categories',
  search: 'Search the glossary',
  searchPlaceholder: 'Search terms...',
  termsShown: '{shown} of {all} terms',
  noTerms: 'No terms found matching your search.',
} as const;
