import type { RecordsInput } from './rules/schema/site.ts';

/** The words of each page kind. What stands in braces is filled in for each page. */
export const pages: RecordsInput['pages'] = {
  home: {
    title: '{provider.name}: Managed IT Services in {provider.city}',
    description:
      'Managed IT, cybersecurity and cloud for {area.shortName} businesses[[ with {claims.size} employees]], at a fixed monthly price per person. {rating}',
    keywords: [
      'managed IT services {provider.city}',
      'IT support {provider.city}',
      'cybersecurity {provider.city}',
      'cloud services {area.shortName}',
      'IT provider small business',
    ],
    heading: 'Managed IT services for {area.name} businesses',
    intro:
      'When something breaks, you call people who know your setup. We run the IT of businesses[[ with {claims.size} employees]], ' +
      'and the price per person is agreed in advance.',
  },
  chat: {
    title: '{provider.shortName} Support Chat | Ask about IT services',
    description:
      'Ask {provider.name} about IT support, cybersecurity, cloud and prices in the {area.name}, by chat, by ' +
      'phone or by email. Get instant help with your IT needs.',
    keywords: ['IT support chat', 'IT help {provider.city}', 'live IT support'],
    heading: '{provider.shortName} Support Chat',
    intro: 'Get instant help with your IT needs',
  },
  about: {
    title: 'About {provider.name}: IT Support in the {area.shortName}',
    description:
      'Who {provider.name} is:[[ founded in {claims.founded},]][[ {claims.staff} IT professionals and]] one focus, IT for ' +
      'businesses[[ with {claims.size} employees]] in the {area.name}.',
    keywords: ['about {provider.name}', 'IT company {provider.city}', 'managed service provider {area.shortName}'],
    heading: 'About {provider.name}',
    intro:
      'We run IT for businesses in one region, so that you can run yours. Here is who we are, what we promise and what we leave to others.',
  },
  services: {
    title: 'IT Services and Their Prices in the {area.shortName} | {provider.name}',
    description:
      'Managed IT, cybersecurity, cloud, backup, support and consulting for {area.name} businesses: what each service includes and its starting price.',
    keywords: [
      'IT services {provider.city}',
      'managed IT',
      'cybersecurity services',
      'cloud solutions',
      'data backup',
      'IT consulting',
    ],
    heading: 'IT services for {area.name} businesses',
    intro: 'One team, one number to call, and a price beside every service. You can buy most of them without a plan.',
  },
  service: {
    title: '{service} in the {area.shortName}: Scope and Prices | {provider.name}',
    description:
      '{service} for businesses[[ with {claims.size} employees]] in the {area.shortName}: what is included, what happens ' +
      'in the first month and what it costs. From {price}.',
    keywords: ['{service}', '{service} {provider.city}', '{service} {area.shortName}', '{service} small business'],
    heading: '{service} for {area.name} businesses',
    intro: '{description}',
  },
  serviceInLocation: {
    title: '{service} in {location} | {provider.name}',
    opening: '{service} in {location} from {price}.',
    description:
      'For {location} businesses: {serviceInText} from {price}, with what is included, on-site visits by plan, response times and how to get started.',
    keywords: ['{service} {location}', '{service} {region}', 'IT company {location}', 'IT support {location}'],
    heading: '{service} in {location}',
    intro: '{description}',
  },
  serviceInIndustry: {
    title: '{service} for {clients} | {provider.name}',
    opening: '{service} for {clients} in the {area.shortName}: {cost}.',
    description:
      '{service} for {clients} in the {area.shortName}: {cost}. What we do first, the rules that apply and how we work with your software.',
    keywords: ['{service} {industry}', '{industry} IT support', '{service} for {clients}'],
    heading: '{service} for {clients}',
    intro: '{description}',
  },
  serviceInIndustryInLocation: {
    title: '{service} for {clients} in {location}',
    opening: '{service} for {clients} in {location}: {cost}.',
    description:
      '{service} for {clients} in {location}: {cost}. What we do first, the rules that apply and how visits work.',
    keywords: ['{service} {industry} {location}', '{industry} IT support {location}', '{service} {location}'],
    heading: '{service} for {clients} in {location}',
    intro: '{description}',
  },
  serviceNotFound: {
    title: 'Service Not Found | {provider.name}',
    description:
      "The requested service wasn't found. See every IT service that {provider.name} offers in the {area.name}, or call {provider.phone}.",
    keywords: ['service not found'],
    heading: 'Service Not Found',
    intro: '{message}',
    noIndex: true,
  },
  pricing: {
    title: 'IT Support Pricing per User in {provider.city} | {provider.name}',
    description:
      'What managed IT costs: three plans from {lowestPrice} per user per month, volume discounts, add-ons and ' +
      'one-time costs, calculated for your number of users.',
    keywords: [
      'IT support pricing {provider.city}',
      'managed IT cost per user',
      'MSP pricing calculator',
      'IT plans {provider.city}',
    ],
    heading: 'What IT support costs',
    intro:
      'Every plan, add-on and discount, in Canadian dollars before tax. Calculate your total before you talk to anyone.',
  },
  locations: {
    title: 'IT Support Locations in the {area.name} | {provider.name}',
    description:
      'The {count} places in the {area.name} where {provider.name} supports businesses on site and remotely, by region, with distances and local pages.',
    keywords: ['IT support {area.shortName}', 'IT services near me', 'managed IT locations {provider.city}'],
    heading: 'Where we work in the {area.name}',
    intro:
      'We serve {count} places in {regions} regions. Most help starts remotely, because that is faster; a visit is part of Professional and ' +
      'Enterprise, and quoted first on Essential.',
  },
  location: {
    title: 'IT Support in {location} (pop. {population}) from {plans.essential.price} per User',
    description: '{metaDescription}',
    keywords: ['{location}'],
    heading: 'IT support in {location}',
    intro: '{summary}',
  },
  industries: {
    title: 'IT Support by Industry in {provider.city} | {provider.name}',
    description:
      'IT for clinics, law firms, financial advisors, plants, agencies, property managers and nonprofits in the ' +
      '{area.shortName}: the software, rules and risks of each industry.',
    keywords: [
      'industry IT support {provider.city}',
      'healthcare IT',
      'legal IT',
      'financial services IT',
      'manufacturing IT',
    ],
    heading: 'IT support by industry',
    intro:
      'A dental clinic and a machine shop need different things from IT. We work in {count} industries: pick yours for the software we know, the ' +
      'rules that bind you and what it costs.',
  },
  industry: {
    title: 'IT support for {clients} in the {area.shortName} | {provider.name}',
    description: '{metaDescription}',
    keywords: ['{industry}'],
    heading: 'IT support for {clients}',
    intro: '{shortDescription}',
  },
  industryInLocation: {
    title: 'IT support for {clients} in {location}',
    opening: 'IT support for {clients} in {location} from {price}.',
    description:
      'IT support for {clients} in {location}: help desk, updates and antivirus from {price}; backup and visits by plan or add-on.',
    keywords: ['{industry} IT support {location}', 'IT support for {clients} {location}', 'IT company {location}'],
    heading: 'IT support for {clients} in {location}',
    intro: '{lede}',
  },
  contact: {
    title: 'Contact {provider.name} | Free IT Assessment in {provider.city}',
    description:
      'Reach {provider.name} by phone at {provider.phone}, by email or at the office in {provider.city}, and ' +
      'book a free consultation and IT assessment for your business.',
    keywords: ['contact IT support {provider.city}', 'free IT assessment', 'IT consultation {provider.city}'],
    heading: 'Contact Our IT Experts',
    intro:
      'A free consultation and IT assessment for {provider.city} businesses. Tell us what is slow, broken or worrying, and a person answers. You ' +
      'are not signing up for anything.',
  },
  blog: {
    title: 'IT and Security Blog for Business | {provider.name}',
    description:
      'Practical articles on cybersecurity, cloud, backup, IT strategy and managed services for small businesses in ' +
      '{provider.city} and Ontario, written by people who do the work.',
    keywords: ['IT blog {provider.city}', 'cybersecurity articles', 'small business IT advice'],
    heading: 'IT and security articles for business owners',
    intro: 'Practical advice from our technicians and consultants, in plain language.',
  },
  blogCategory: {
    title: '{category} Articles | {provider.name}',
    description: '{description} Articles by {provider.name} for businesses in the {area.name}.',
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
    title: 'IT Guides, Tools and Free Templates | {provider.name}',
    description:
      'Guides to prices and providers, a downtime calculator, first steps after a breach, and free checklists and templates for small businesses.',
    keywords: ['IT security checklist', 'cloud migration template', 'disaster recovery plan template', 'IT glossary'],
    heading: 'Guides, tools and templates',
    intro:
      'The checklists and templates we use with our own clients, free for your business, with guides and two tools that calculate and choose for you.',
  },
  glossary: {
    title: 'IT Glossary: Terms in Plain Language | {provider.name}',
    description:
      'Backup, endpoint, firewall, MFA, VPN and more: the IT terms that turn up in quotes and reports, each ' +
      'explained in a few plain sentences for business owners.',
    keywords: ['IT glossary', 'IT terms explained', 'cybersecurity terms', 'cloud terms'],
    heading: 'IT glossary',
    intro: 'The terms that turn up in quotes, reports and insurance forms, in plain language.',
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
    title: "You're offline | {provider.name}",
    description:
      "This page wasn't saved on this device and can't be loaded without a connection. The phone still works: call {provider.name} at {provider.phone}.",
    keywords: ['offline'],
    heading: "You're offline",
    intro:
      "This page wasn't saved on this device. Pages you have already visited still open, and the phone works without the internet.",
    noIndex: true,
  },
};
