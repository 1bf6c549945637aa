import type { RecordsInput } from '#data/rules/schema/site.ts';

/** The words of each kind of page. What stands in braces is filled in for each page. */
export const pages: RecordsInput['pages'] = {
  home: {
    title: '{provider.category} in {provider.city} and Nearby | {provider.name}',
    description:
      '{provider.category} in {provider.city} at {provider.name}: check-ups, treatment, emergencies, and prices before we begin. {rating}',
    keywords: ['{provider.category} {provider.city}', '{provider.category} {area.name}', '{provider.name}'],
    heading: '{provider.category} in {provider.city}',
    intro:
      'A clinic with prices you can read, the plan and its price before treatment, and a person who answers the phone.',
  },
  chat: {
    title: 'Chat: Ask Us a Question | {provider.name}',
    description:
      'Ask {provider.name} about services, prices, places and hours by chat, or call {provider.phone} to talk to a person.',
    keywords: ['{provider.category} chat', 'ask {provider.name}'],
    heading: '{provider.name} Chat',
    intro: 'Type a question and read the answer here.',
  },
  about: {
    title: 'About Our Clinic in {provider.city} | {provider.name}',
    description:
      'Who {provider.name} is and how we treat patients in {provider.city}: the price first, on time, in plain words.',
    keywords: ['about {provider.name}', '{provider.category} {provider.city}'],
    heading: 'About {provider.name}',
    intro: 'A dental clinic in {provider.city}.',
  },
  services: {
    title: 'Services in {provider.city} | {provider.name}',
    description:
      'What {provider.name} does in the {area.name}: each service with what it includes and what it starts at.',
    keywords: ['{provider.category} services', 'services {provider.city}'],
    heading: 'What we treat in {provider.city}',
    intro: 'Choose a treatment to read what it includes, or call and tell us what hurts.',
  },
  service: {
    title: '{service} in the {area.name} | {provider.name}',
    description:
      '{service} in {provider.city} and the {area.name}, {price}: what it includes, how a visit goes and how to book.',
    keywords: ['{service}', '{service} {provider.city}', '{service} {area.name}'],
    heading: '{service} in {provider.city} and nearby',
    intro: '{description}',
  },
  serviceInLocation: {
    title: '{service} for {location} | {provider.name}',
    description:
      '{service} for patients from {location}, {price}: what it includes, how far our clinic is and how to book a time that suits you.',
    keywords: ['{service} {location}', '{provider.category} {location}'],
    heading: '{service} for {location}',
    intro: '{description}',
  },
  serviceInIndustry: {
    title: '{service} for {clients} | {provider.name}',
    description:
      '{service} for {clients} in the {area.name}, {price}: what is included, what is particular for you, and how to begin.',
    keywords: ['{service} {industry}', '{service} for {clients}'],
    heading: '{service} for {clients}',
    intro: '{description}',
  },
  serviceInIndustryInLocation: {
    title: '{service} for {clients} in {location} | {provider.name}',
    description: '{service} for {clients} in {location}, {price}: what is included, how it goes and how to begin.',
    keywords: ['{service} {industry} {location}', '{service} {location}'],
    heading: '{service} for {clients} in {location}',
    intro: '{description}',
  },
  industries: {
    title: 'Who We Work for in {provider.city} | {provider.name}',
    description:
      'The businesses that {provider.name} in {provider.city} works for most, and what is particular for each of them.',
    keywords: ['{provider.category} for businesses'],
    heading: 'Who we work for',
    intro: 'What is particular for each of them.',
  },
  industry: {
    title: '{provider.category} for {clients} | {provider.name}',
    description: '{metaDescription}',
    keywords: ['{industry}'],
    heading: '{provider.category} for {clients}',
    intro: '{shortDescription}',
  },
  industryInLocation: {
    title: '{provider.category} for {clients} in {location} | {provider.name}',
    description:
      '{provider.category} for {clients} in {location}: what we do, what it costs, how it goes and how to begin.',
    keywords: ['{industry} {location}', '{provider.category} for {clients} {location}'],
    heading: '{provider.category} for {clients} in {location}',
    intro: '{lede}',
  },
  serviceNotFound: {
    title: 'Service Not Found | {provider.name}',
    description:
      'There is no such service. See what {provider.name} does in the {area.name}, or call {provider.phone}.',
    keywords: ['service not found'],
    heading: 'Service Not Found',
    intro: '{message}',
    noIndex: true,
  },
  locations: {
    title: 'Where We Are in {provider.city} | {provider.name}',
    description:
      'The places from where patients come to {provider.name}, each with its distance from our clinic in {provider.city}.',
    keywords: ['{provider.category} near me', '{provider.category} {area.name}'],
    heading: 'Where our patients come from',
    intro: 'Find your place and see how far our clinic is, or call and ask for the way.',
  },
  location: {
    title: '{provider.category} for {location} (pop. {population}) | {provider.name}',
    description: '{metaDescription}',
    keywords: ['{provider.category} {location}'],
    heading: '{provider.category} for {location}',
    intro: '{summary}',
  },
  contact: {
    title: 'Contact Our Clinic in {provider.city} | {provider.name}',
    description:
      'Call {provider.phone}, write to {provider.email} or send the form: how to reach {provider.name}, and when somebody answers.',
    keywords: ['contact {provider.name}', '{provider.category} {provider.city} phone'],
    heading: 'Contact us',
    intro: 'Say what it is about and when we can call you. In pain, call us: that is quicker.',
  },
  blog: {
    title: 'Articles and Advice | {provider.name}',
    description:
      'Articles by {provider.name} in {provider.city}: what people ask us most, answered in plain words by those who do the work.',
    keywords: ['{provider.category} advice', '{provider.category} articles'],
    heading: 'Articles and advice',
    intro: 'What people ask us most, answered in plain words.',
  },
  blogCategory: {
    title: '{category} Articles | {provider.name}',
    description: '{description} Articles by {provider.name} in {provider.city}.',
    keywords: ['{category}', '{category} articles'],
    heading: '{category}',
    intro: '{description}',
  },
  articleNotFound: {
    title: 'Article Not Found | {provider.name}',
    description:
      'The article was moved or deleted. The page of all articles by {provider.name} lists every one of them.',
    keywords: ['article not found'],
    heading: 'Article not found',
    intro: 'It may have been moved or deleted.',
    noIndex: true,
  },
  notFound: {
    title: 'Page Not Found | {provider.name}',
    description:
      'There is no page at this address. The home page of {provider.name} leads to services, places and contact.',
    keywords: ['page not found'],
    heading: 'Page not found',
    intro: 'The page has moved, or the address has a typing error.',
    noIndex: true,
  },
  offline: {
    title: 'You Are Offline | {provider.name}',
    description:
      'There is no connection, and this page is not kept on your device. {provider.name} can be reached at {provider.phone}.',
    keywords: ['offline'],
    heading: 'You are offline',
    intro: 'This page is not kept on your device. Pages that you have read before still open.',
    noIndex: true,
  },
};
