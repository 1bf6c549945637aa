/** What the files for programs say: the feeds, and llms.txt. */
export const feedsMessages = {
  /** What browsers call the feeds that a page links. */
  feed: 'Blog',
  author: '{provider}, {author}',
  /** https://llmstxt.org */
  llms: {
    about: '{category} in the {area}.',
    phone: 'Phone: {phone}',
    email: 'Email: {email}',
    address: 'Address: {street}, {city}, {region} {postalCode}',
    hours: 'Hours: {opening}',
    asMarkdown: 'Every page is also available as Markdown: add .md to its address, or request text/markdown.',
    combinations:
      'Services that can be bought on their own have a page for each industry, each place and both together, for example {address}',
    /** Headings of the lists of pages. */
    firm: 'The company',
    services: 'Services',
    pricing: 'Pricing',
    locations: 'Locations',
    industries: 'Industries',
    resources: 'Resources',
    articles: 'Articles',
  },
} as const;
