import { formatMoney } from './rules/money/formatMoney.ts';
import { pricing } from './plans/pricing.ts';
import { percentAbove } from './rules/prices/percentAbove.ts';
import { provider } from './provider.ts';
import { responseTimes } from './responseTimes.ts';
import type { RecordsInput } from './rules/schema/site.ts';

/** 'a, b and c'. */
const list = (parts: string[]) =>
  new Intl.ListFormat(provider.locale, { style: 'long', type: 'conjunction' }).format(parts);

const { guaranteed, guaranteedShort, inPractice, otherRequests, untilSolved, nights, emergencyLine, withoutPlan } =
  responseTimes;

/** What the list price holds for. */
const listPrice = 'The list price is for a plan paid monthly, month to month or on a one-year agreement.';

/** What paying yearly saves: the same sentence wherever it is asked. */
const paidYearly = `A plan paid yearly costs ${pricing.annualDiscountPercent}% less than the same plan paid monthly.`;

const volumeSteps = list(
  pricing.volumeDiscounts
    .toSorted((a, b) => a.threshold - b.threshold)
    .map((step) => `${step.discountPercent}% from ${step.threshold} users`),
);
const setupFees = list(pricing.plans.map((plan) => `${formatMoney(plan.setupFee, provider)} for ${plan.name}`));
const surcharges = list(
  pricing.profiles
    .filter((profile) => profile.complianceMultiplier > 1)
    .map((profile) => `${profile.name.toLowerCase()} ${percentAbove(profile.complianceMultiplier)}%`),
);
const reductions = list(
  pricing.profiles
    .filter((profile) => profile.complianceMultiplier < 1)
    .map(
      (profile) =>
        `${-percentAbove(profile.complianceMultiplier)}% less for ${profile.name.toLowerCase()} organizations`,
    ),
);

/** Questions by the page that asks them. Prices and steps are taken from the pricing records. */
export const faqs: RecordsInput['faqs'] = {
  home: [
    {
      question: 'Are we too small for you?',
      answer: 'Probably not. A plan starts at {plans.essential.minUsers} users, and a single job needs no plan.',
    },
    {
      question: 'We have an IT person. What do you add?',
      answer:
        "What one person can't cover: vacations, updates, monitoring and, on Enterprise, the nights. Your person keeps the say; we put in writing who does " +
        'what.',
    },
    {
      question: 'Why not pay by the hour?',
      answer:
        'You would pay most in the month that goes worst, and nobody would be paid to prevent it. A plan is one price per person, calls ' +
        'included. A single job is quoted first.',
    },
    {
      question: 'We just switched providers. Why talk now?',
      answer:
        "If it's going well, stay. The free assessment is a second opinion: hand the list to the provider you have.",
    },
    {
      question: 'We had a bad experience with an IT company. What protects us?',
      answer:
        'Prices and response times in writing, passwords and documentation that stay yours, and month to month if you like. Our answers are under About.',
    },
  ],
  contact: [
    {
      question: 'What size of business do you work with?',
      answer:
        'Most of our clients are businesses[[ of {claims.size} employees]]: large enough that an hour of downtime costs real money, and rarely ' +
        'large enough ' +
        'for an IT department of their own.',
    },
    {
      question: 'What are your support hours?',
      answer:
        'Our office is open {hours.label}. The help desk keeps the hours of your plan: {plans.essential.helpDeskHours} on Essential, ' +
        '{plans.professional.helpDeskHours} on Professional and {plans.enterprise.helpDeskHours} on Enterprise. [[Critical incidents reach our ' +
        'emergency support {claims.support} on every plan. ]]Businesses that work on weekends can ask for a weekend package, which we quote.',
    },
    {
      question: 'How much do your services cost?',
      answer:
        'You get a custom quote with a fixed monthly fee, based on the number of people, the plan and your industry. Plans start at ' +
        '{plans.essential.price} per user per month, and the pricing page lets you calculate a total before you speak with us.',
    },
    {
      question: 'Do we have to sign a long-term contract?',
      answer:
        'No. Month-to-month agreements are available; the standard is a one-year agreement (12 months). There are discounts for longer terms: your written ' +
        `quote states yours. ${listPrice} ${paidYearly}`,
    },
    {
      question: 'How quickly do you respond?',
      answer: `${guaranteed} ${inPractice} ${otherRequests}`,
    },
    {
      question: 'Can you work with our existing IT staff?',
      answer:
        "Yes. Some clients have an administrator who knows the business well but can't be on call every night. We divide the work in writing: " +
        'for example, your person helps users on site while we look after servers, security and backups. On Enterprise, both sides share one ticket queue.',
    },
    {
      question: 'How do we switch from our current IT provider?',
      answer:
        'Check your notice date first; we help you find it. You tell your provider the date, and we arrange the handover with them. We ask for ' +
        'passwords, licences, settings and contracts, check that each one works, install ' +
        'our tools and change the passwords on the last day. Your staff keep working and get one new number to call.',
    },
    {
      question: 'Do you come to our office?',
      answer:
        'Yes, in the places listed on our locations page. Visits are included in Professional and Enterprise; on Essential, we quote each visit ' +
        'first. Most ' +
        'problems are solved remotely because that is faster. For critical incidents you can call us[[ {claims.support}]], on every plan.',
    },
  ],
  pricing: [
    {
      question: 'Is it cheaper to pay yearly?',
      answer:
        `Yes. ${paidYearly} ${listPrice} The plans tab shows both prices, and the calculator says what paying yearly saves you. ` +
        'Month-to-month agreements have no long-term commitment; the standard is a one-year agreement. For a term longer than a year, your written ' +
        'quote states the discount.',
    },
    {
      question: 'Why does an add-on cost less than the same service on its own?',
      answer:
        'Because with a plan the monitoring, the help desk and your accounts are there already. On its own, the service has to bring them along, ' +
        'and it covers more: backup is {addOns.cloud-backup.price} per user a month as an add-on with a one-year agreement, and security ' +
        '{addOns.advanced-cybersecurity.price}. The table on the plans tab shows what each covers.',
    },
    {
      question: 'Who sees an alert at night?',
      answer:
        'Computers and servers are monitored day and night on every plan. On Enterprise the help desk answers at night, on weekends and on ' +
        `holidays. On Essential and Professional an alert that isn't critical waits for the hours of your help desk. ${emergencyLine}`,
    },
    {
      question: 'How fast do you respond on each plan?',
      answer: `${guaranteed} ${otherRequests} ${nights} ${untilSolved}`,
    },
    {
      question: 'Is there a minimum number of users?',
      answer:
        'Yes: {plans.essential.minUsers} users for Essential, {plans.professional.minUsers} for Professional and {plans.enterprise.minUsers} for ' +
        'Enterprise. A user is a person with an account, however many devices they have.',
    },
    {
      question: 'Are there discounts for larger teams?',
      answer:
        `Yes. The price of the plan falls with the number of users: ${volumeSteps}. The discount applies to every ` +
        'user, not only to those above the step.',
    },
    {
      question: 'What is the setup fee for?',
      answer:
        `The setup fee is charged once: ${setupFees}. It pays for listing your devices and accounts, installing our tools, taking over from the previous ` +
        'provider and writing the documentation. The calculator shows it as a line of its own.',
    },
    {
      question: 'Why do some industries pay a compliance surcharge?',
      answer:
        'Because regulated work takes us more time: access reviews, kept records, tested recovery and written procedures. ' +
        `The surcharge on the plan is by industry: ${surcharges}. ` +
        `Ordinary offices and plants pay none, and the plan costs ${reductions}.`,
    },
    {
      question: "What isn't included in the monthly price?",
      answer:
        "The monthly price doesn't include hardware, Microsoft and other software licences, internet lines, cabling, and projects such as an office " +
        'move or a cloud migration. We quote each of them in writing before any work begins. Add-ons are listed with their prices; a service without ' +
        'a plan has its own price, on its page under Services. Tax is added to every amount.',
    },
  ],
  service: [
    {
      question: 'How much does {serviceInText} cost?',
      answer:
        'Prices start at {price}, before tax. We look at your systems first. You then get the final figure in ' +
        'writing, with what it includes, before any work begins.',
    },
    {
      question: 'How do we start?',
      answer:
        'With a free IT assessment. We look at what you have, ask what worries you and write down what to do first, what it costs and how long it takes. ' +
        'If you go ahead, you get a start date and the name of the person responsible, and the work follows the steps listed on this page.',
    },
    {
      question: 'How quickly do you respond when something urgent happens?',
      answer:
        `${emergencyLine} ${guaranteed} ${inPractice} ` +
        `In an emergency it takes {claims.emergency} on average until a technician has arrived or solved it. ${withoutPlan}`,
    },
    {
      question: 'Is {serviceInText} done on site or remotely?',
      answer:
        'Both. Most of the work is done remotely because it starts sooner and interrupts nobody. A technician comes for what this service needs on site, ' +
        'such as hardware; support visits are part of Professional and Enterprise, and quoted first on Essential. Our office is open {hours.label}. ' +
        'What this service includes is done at an agreed hour; routine maintenance outside your hours is part of Enterprise.',
    },
    {
      question: 'Can we take {serviceInText} on its own, alongside our current IT staff or provider?',
      answer:
        'Yes. You can have {serviceInText} without one of our monthly plans. We agree in writing who looks after what, give your own people the ' +
        'documentation and access they need, and go through the open points with them regularly.',
    },
    {
      question: 'What about privacy law?',
      answer:
        'PIPEDA asks private-sector organizations for safeguards that fit the sensitivity of the personal information they hold, and PHIPA sets the ' +
        'rules for health ' +
        'information in Ontario. We limit our own access to what the work needs and record what we change. We help you prepare evidence for regulators and ' +
        "insurers; we don't give legal advice.",
    },
  ],
  combination: [
    { of: 'industry', question: 'Do you know our software?', answer: '{software}' },
    { question: "What's not included?", answer: '{notCovered}.' },
    {
      sold: 'plan',
      question: 'How fast do you answer on each plan?',
      answer: guaranteedShort,
    },
    {
      sold: 'monthly',
      question: 'How fast do you answer?',
      answer: `${guaranteedShort} ${withoutPlan}`,
    },
    {
      sold: 'once',
      question: 'How soon can you start?',
      answer:
        'Your written estimate names the start date, and you approve it before anything begins. The first conversation is free.',
    },
    {
      of: 'industry',
      question: 'Can you work beside our own IT person?',
      answer:
        'Yes. We agree in writing who looks after what, and give your person the documentation and access they need.',
    },
    {
      of: 'location',
      question: 'Which parts of {location} do you serve?',
      answer: 'All of {location}, including {districts}.',
    },
    {
      of: 'location',
      question: 'Do you look after offices outside {location} as well?',
      answer:
        'Yes. {neighbours} are the nearest. Branches on one agreement share one list of devices and one number to call.',
    },
    {
      of: 'location',
      question: 'What does {serviceInText} in {location} cost?',
      answer:
        'From {price}, before tax, the same in every place we serve. You get your own figure in writing before any work begins.',
    },
  ],
};
