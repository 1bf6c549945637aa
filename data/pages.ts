import type { RecordsInput } from './schema/site.ts';

/** The words of each page kind. What stands in braces is filled in for each page. */
export const pages: RecordsInput['pages'] = {
  home: {
    title: 'Managed IT Services in {provider.city} | {provider.name}',
    description:
      'Managed IT, cybersecurity, cloud and backup for firms with {claims.size} employees in the {area.name}. {rating}',
    keywords: [
      'managed IT services {provider.city}',
      'IT support {provider.city}',
      'cybersecurity {provider.city}',
      'cloud services {area.shortName}',
      'IT provider small business',
    ],
    heading: 'IT that keeps {area.name} firms moving',
    intro:
      'We run, secure and support the computers, networks and cloud services of firms with {claims.size} employees, at a fixed price per person.',
  },
  chat: {
    title: '{provider.shortName} Support Chat | Ask about IT services',
    description:
      'Ask {provider.name} about IT support, cybersecurity, cloud and prices in the {area.name}, by chat, by ' +
      'phone or by e-mail. Get instant help with your IT needs.',
    keywords: ['IT support chat', 'IT help {provider.city}', 'live IT support'],
    heading: '{provider.shortName} Support Chat',
    intro: 'Get instant help with your IT needs',
  },
  about: {
    title: 'About {provider.name}: IT people of the {area.shortName}',
    description:
      'Who {provider.name} is: founded {claims.founded}, {claims.staff} IT professionals, one focus: the IT of ' +
      'firms with {claims.size} employees in the {area.name}.',
    keywords: ['about {provider.name}', 'IT company {provider.city}', 'managed service provider {area.shortName}'],
    heading: 'About {provider.name}',
    intro: 'One firm, one metropolitan area, one job: the IT of firms that have no time for IT.',
  },
  services: {
    title: 'IT Services in {provider.city} and the {area.shortName} | {provider.name}',
    description:
      'Managed IT, cybersecurity, cloud, backup, support and consulting for firms in the {area.name}: what each service includes and what it costs to start.',
    keywords: [
      'IT services {provider.city}',
      'managed IT',
      'cybersecurity services',
      'cloud solutions',
      'data backup',
      'IT consulting',
    ],
    heading: 'IT services for {area.name} firms',
    intro: 'Six areas, one team and one number to call. Take all of it or the part you are missing.',
  },
  service: {
    title: '{service} in {provider.city} and the {area.shortName} | {provider.name}',
    description:
      '{service} for firms with {claims.size} employees in the {area.shortName}: what is included, what happens ' +
      'in the first month and what it costs. From {price}.',
    keywords: ['{service}', '{service} {provider.city}', '{service} {area.shortName}', '{service} small business'],
    heading: '{service} for {area.name} firms',
    intro: '{description}',
  },
  serviceInLocation: {
    title: '{service} in {location} | {provider.name}',
    description:
      '{service} for {location} firms, from {price}: what is included, how we reach {landmark} and the rest of town, and what happens first.',
    keywords: ['{service} {location}', '{service} {region}', 'IT company {location}', 'IT support {location}'],
    heading: '{service} in {location}',
    intro: '{description}',
  },
  serviceInIndustry: {
    title: '{service} for {industry} | {provider.name}',
    description:
      '{service} for {clients} in the {area.shortName}, from {price}: the systems and rules of the trade, what is included and what happens first.',
    keywords: ['{service} {industry}', '{industry} IT support', '{service} for {clients}'],
    heading: '{service} for {industry}',
    intro: '{description}',
  },
  serviceInIndustryInLocation: {
    title: '{service} for {industry} in {location}',
    description:
      '{service} for {clients} in {location}, {region}, from {price}: the rules of the trade, what is included, how fast somebody is there.',
    keywords: ['{service} {industry} {location}', '{industry} IT support {location}', '{service} {location}'],
    heading: '{service} for {industry} in {location}',
    intro: '{description}',
  },
  serviceNotFound: {
    title: 'Service Not Found | {provider.name}',
    description:
      'The requested service was not found. See every IT service that {provider.name} offers in the {area.name}, or call {provider.phone}.',
    keywords: ['service not found'],
    heading: 'Service Not Found',
    intro: '{message}',
    noIndex: true,
  },
  pricing: {
    title: 'IT Support Pricing per User in {provider.city} | {provider.name}',
    description:
      'What managed IT costs: three plans from {lowestPrice} per user per month, volume discounts, add-ons and ' +
      'one-time costs, worked out for your number of users.',
    keywords: [
      'IT support pricing {provider.city}',
      'managed IT cost per user',
      'MSP pricing calculator',
      'IT plans {provider.city}',
    ],
    heading: 'What IT support costs',
    intro:
      'Every price is here: per user, per month, with the discounts written down. Work out your own total before you talk to anybody.',
  },
  locations: {
    title: 'IT Support Locations in the {area.name} | {provider.name}',
    description:
      'The {count} places in the {area.name} where {provider.name} looks after firms on site and remotely, by region, with distances and local pages.',
    keywords: ['IT support {area.shortName}', 'IT services near me', 'managed IT locations {provider.city}'],
    heading: 'Where we work in the {area.name}',
    intro:
      '{count} places in {regions} regions. Remote help starts in minutes everywhere; for the rest somebody drives over.',
  },
  location: {
    title: 'IT Support in {location} (pop. {population}) | {provider.name}',
    description: '{metaDescription}',
    keywords: ['{location}'],
    heading: 'IT support in {location}',
    intro: '{summary}',
  },
  industries: {
    title: 'IT Support by Industry in {provider.city} | {provider.name}',
    description:
      'IT for clinics, law offices, financial firms, plants, agencies, property managers and nonprofits in the ' +
      '{area.name}: the systems, rules and risks of each trade.',
    keywords: [
      'industry IT support {provider.city}',
      'healthcare IT',
      'legal IT',
      'financial services IT',
      'manufacturing IT',
    ],
    heading: 'IT for your industry',
    intro:
      'A dental clinic and a machine shop need different things from the same cable. We work in {count} trades and know what each one runs on.',
  },
  industry: {
    title: 'IT Support for {industry} in the {area.shortName} | {provider.name}',
    description: '{metaDescription}',
    keywords: ['{industry}'],
    heading: 'IT for {industry}',
    intro: '{shortDescription}',
  },
  contact: {
    title: 'Contact {provider.name} | Free IT Assessment in {provider.city}',
    description:
      'Reach {provider.name} by phone at {provider.phone}, by e-mail or at the office in {provider.city}, and ' +
      'book a free consultation and IT assessment for your business.',
    keywords: ['contact IT support {provider.city}', 'free IT assessment', 'IT consultation {provider.city}'],
    heading: 'Contact Our IT Experts',
    intro:
      'A free consultation and IT assessment for {provider.city} businesses. Tell us what is slow, broken or worrying; a person answers.',
  },
  blog: {
    title: 'IT and Security Blog for Small Firms | {provider.name}',
    description:
      'Practical articles on cybersecurity, cloud, backup, IT strategy and managed services for small firms in ' +
      '{provider.city} and Ontario, written by people who do the work.',
    keywords: ['IT blog {provider.city}', 'cybersecurity articles', 'small business IT advice'],
    heading: 'IT, written for the people who pay for it',
    intro: "What we learn in other people's server rooms, in plain words.",
  },
  blogCategory: {
    title: '{category} Articles for Small Firms | {provider.name}',
    description: '{description} Articles by {provider.name} for firms in the {area.name}.',
    keywords: ['{category}', '{category} articles', '{category} small business'],
    heading: '{category}',
    intro: '{description}',
  },
  articleNotFound: {
    title: 'Blog Post Not Found | {provider.name}',
    description:
      'The article was moved or deleted. The blog of {provider.name} lists every article on security, cloud, backup, strategy and managed services.',
    keywords: ['blog post not found'],
    heading: 'Blog Post Not Found',
    intro: "We couldn't find the blog post you're looking for. It may have been moved or deleted.",
    noIndex: true,
  },
  resources: {
    title: 'Free IT Checklists and Templates | {provider.name}',
    description:
      'A security checklist, a cloud migration planning template and a disaster recovery plan template for small firms, and an IT glossary in plain words.',
    keywords: ['IT security checklist', 'cloud migration template', 'disaster recovery plan template', 'IT glossary'],
    heading: 'Checklists and templates',
    intro: 'Papers we use ourselves, free to use in your firm.',
  },
  glossary: {
    title: 'IT Glossary: Terms in Plain Words | {provider.name}',
    description:
      'Backup, endpoint, firewall, MFA, VPN and more: the IT terms that turn up in quotes and reports, each ' +
      'explained in a few plain sentences for business owners.',
    keywords: ['IT glossary', 'IT terms explained', 'cybersecurity terms', 'cloud terms'],
    heading: 'IT glossary',
    intro: 'The words that turn up in quotes, reports and insurance forms, in plain language.',
  },
  notFound: {
    title: '404 Page Not Found | {provider.name}',
    description:
      "The page you're looking for doesn't exist or has been moved. The home page of {provider.name} leads to services, prices, places and contact.",
    keywords: ['page not found'],
    heading: '404 Page Not Found',
    intro: "The page you're looking for doesn't exist or has been moved.",
    noIndex: true,
  },
  offline: {
    title: 'You are offline | {provider.name}',
    description:
      'This page was not kept on this device and cannot be loaded without a connection. The phone still works: call {provider.name} at {provider.phone}.',
    keywords: ['offline'],
    heading: 'You are offline',
    intro:
      'This page was not kept on this device. Pages that you have read can still be opened, and the phone works without the internet.',
    noIndex: true,
  },
};
