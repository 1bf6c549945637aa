/** One page of each kind, by its name in the tables. */
export const pageKinds: Record<string, string> = {
  home: '/', services: '/services', service: '/services/cybersecurity', 'service area': '/services/managed-it', 'service in location': '/services/cybersecurity/ajax', 'service in industry': '/services/cybersecurity/legal',
  'service in industry in location': '/services/cybersecurity/legal/ajax', pricing: '/pricing', locations: '/locations', location: '/locations/ajax', industries: '/industries', industry: '/industries/legal',
  about: '/about', contact: '/contact', chat: '/chat', blog: '/blog', category: '/blog/categories/cybersecurity', article: '/blog/friday-afternoon-restore-test', resources: '/resources', glossary: '/resources/it-glossary',
  legal: '/privacy-policy', 'not found': '/not-found',
};
