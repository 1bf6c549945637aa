import type { RecordsInput } from '../../schema/site.ts';
import { abuseIntent } from './abuse.ts';
import { acknowledgeIntent } from './acknowledge.ts';
import { addOnsIntent } from './add-ons.ts';
import { addressIntent } from './address.ts';
import { adviceIntent } from './advice.ts';
import { afterLeavingIntent } from './after-leaving.ts';
import { assessmentIntent } from './assessment.ts';
import { billingTermIntent } from './billing-term.ts';
import { budgetIntent } from './budget.ts';
import { careersIntent } from './careers.ts';
import { certificationIntent } from './certification.ts';
import { chatbotIntent } from './chatbot.ts';
import { clientMatterIntent } from './client-matter.ts';
import { clientPortalIntent } from './client-portal.ts';
import { companyIntent } from './company.ts';
import { comparePlansIntent } from './compare-plans.ts';
import { complaintIntent } from './complaint.ts';
import { contractIntent } from './contract.ts';
import { contractEndIntent } from './contract-end.ts';
import { cyberInsuranceIntent } from './cyber-insurance.ts';
import { dangerAccountIntent } from './danger-account.ts';
import { dangerBreachIntent } from './danger-breach.ts';
import { dangerCallIntent } from './danger-call.ts';
import { dangerDeviceIntent } from './danger-device.ts';
import { dangerMalwareIntent } from './danger-malware.ts';
import { dangerOutageIntent } from './danger-outage.ts';
import { dangerPaymentIntent } from './danger-payment.ts';
import { dangerPhysicalIntent } from './danger-physical.ts';
import { dangerSuspiciousIntent } from './danger-suspicious.ts';
import { dataLocationIntent } from './data-location.ts';
import { dataPrivacyIntent } from './data-privacy.ts';
import { defineIntent } from './define.ts';
import { despairIntent } from './despair.ts';
import { discountsIntent } from './discounts.ts';
import { doYouDoIntent } from './do-you-do.ts';
import { durationIntent } from './duration.ts';
import { emailAddressIntent } from './email-address.ts';
import { everydayProblemIntent } from './everyday-problem.ts';
import { findPageIntent } from './find-page.ts';
import { frustratedIntent } from './frustrated.ts';
import { goodbyeIntent } from './goodbye.ts';
import { greetingIntent } from './greeting.ts';
import { guaranteeIntent } from './guarantee.ts';
import { hardwareIntent } from './hardware.ts';
import { homeUserIntent } from './home-user.ts';
import { hoursIntent } from './hours.ts';
import { howAreYouIntent } from './how-are-you.ts';
import { howItWorksIntent } from './how-it-works.ts';
import { identifyIntent } from './identify.ts';
import { industryIntent } from './industry.ts';
import { languagesIntent } from './languages.ts';
import { lawIntent } from './law.ts';
import { legalAdviceIntent } from './legal-advice.ts';
import { meetingIntent } from './meeting.ts';
import { minimumIntent } from './minimum.ts';
import { moreIntent } from './more.ts';
import { needIntent } from './need.ts';
import { noIntent } from './no.ts';
import { nonsenseIntent } from './nonsense.ts';
import { notIncludedIntent } from './not-included.ts';
import { onboardingIntent } from './onboarding.ts';
import { oneTimeHelpIntent } from './one-time-help.ts';
import { onsiteIntent } from './onsite.ts';
import { otherHelpIntent } from './other-help.ts';
import { otherPersonIntent } from './other-person.ts';
import { outOfScopeIntent } from './out-of-scope.ts';
import { ownDataIntent } from './own-data.ts';
import { ownStaffIntent } from './own-staff.ts';
import { partnersIntent } from './partners.ts';
import { paymentIntent } from './payment.ts';
import { personIntent } from './person.ts';
import { phoneIntent } from './phone.ts';
import { pickIntent } from './pick.ts';
import { placeIntent } from './place.ts';
import { planFeaturesIntent } from './plan-features.ts';
import { planHasIntent } from './plan-has.ts';
import { planLacksIntent } from './plan-lacks.ts';
import { priceIntent } from './price.ts';
import { priceObjectionIntent } from './price-objection.ts';
import { priceRiseIntent } from './price-rise.ts';
import { priceWhyIntent } from './price-why.ts';
import { promptAttackIntent } from './prompt-attack.ts';
import { quoteBeforeIntent } from './quote-before.ts';
import { quoteChangeIntent } from './quote-change.ts';
import { recommendPlanIntent } from './recommend-plan.ts';
import { referencesIntent } from './references.ts';
import { replyTimeIntent } from './reply-time.ts';
import { responseTimeIntent } from './response-time.ts';
import { salesPitchIntent } from './sales-pitch.ts';
import { sameForIntent } from './same-for.ts';
import { sendMeIntent } from './send-me.ts';
import { serviceIntent } from './service.ts';
import { serviceListIntent } from './service-list.ts';
import { setupFeeIntent } from './setup-fee.ts';
import { staffAccessIntent } from './staff-access.ts';
import { statementIntent } from './statement.ts';
import { supportChannelsIntent } from './support-channels.ts';
import { surchargeIntent } from './surcharge.ts';
import { switchingIntent } from './switching.ts';
import { taxIntent } from './tax.ts';
import { thanksIntent } from './thanks.ts';
import { trialIntent } from './trial.ts';
import { unlistedIntent } from './unlisted.ts';
import { unsafeAccessIntent } from './unsafe-access.ts';
import { unsafeFraudIntent } from './unsafe-fraud.ts';
import { unsubscribeIntent } from './unsubscribe.ts';
import { whoCountsIntent } from './who-counts.ts';
import { whyYouIntent } from './why-you.ts';
import { yesIntent } from './yes.ts';

/** What visitors can want; one file each, with the messages that ask for it. */
export const intents: RecordsInput['assistant']['intents'] = [
  abuseIntent,
  acknowledgeIntent,
  addOnsIntent,
  addressIntent,
  adviceIntent,
  afterLeavingIntent,
  assessmentIntent,
  billingTermIntent,
  budgetIntent,
  careersIntent,
  certificationIntent,
  chatbotIntent,
  clientMatterIntent,
  clientPortalIntent,
  companyIntent,
  comparePlansIntent,
  complaintIntent,
  contractEndIntent,
  contractIntent,
  cyberInsuranceIntent,
  dangerAccountIntent,
  dangerBreachIntent,
  dangerCallIntent,
  dangerDeviceIntent,
  dangerMalwareIntent,
  dangerOutageIntent,
  dangerPaymentIntent,
  dangerPhysicalIntent,
  dangerSuspiciousIntent,
  dataLocationIntent,
  dataPrivacyIntent,
  defineIntent,
  despairIntent,
  discountsIntent,
  doYouDoIntent,
  durationIntent,
  emailAddressIntent,
  everydayProblemIntent,
  findPageIntent,
  frustratedIntent,
  goodbyeIntent,
  greetingIntent,
  guaranteeIntent,
  hardwareIntent,
  homeUserIntent,
  hoursIntent,
  howAreYouIntent,
  howItWorksIntent,
  identifyIntent,
  industryIntent,
  languagesIntent,
  lawIntent,
  legalAdviceIntent,
  meetingIntent,
  minimumIntent,
  moreIntent,
  needIntent,
  noIntent,
  nonsenseIntent,
  notIncludedIntent,
  onboardingIntent,
  oneTimeHelpIntent,
  onsiteIntent,
  otherHelpIntent,
  otherPersonIntent,
  outOfScopeIntent,
  ownDataIntent,
  ownStaffIntent,
  partnersIntent,
  paymentIntent,
  personIntent,
  phoneIntent,
  pickIntent,
  placeIntent,
  planFeaturesIntent,
  planHasIntent,
  planLacksIntent,
  priceIntent,
  priceObjectionIntent,
  priceRiseIntent,
  priceWhyIntent,
  promptAttackIntent,
  quoteBeforeIntent,
  quoteChangeIntent,
  recommendPlanIntent,
  referencesIntent,
  replyTimeIntent,
  responseTimeIntent,
  salesPitchIntent,
  sameForIntent,
  sendMeIntent,
  serviceIntent,
  serviceListIntent,
  setupFeeIntent,
  staffAccessIntent,
  statementIntent,
  supportChannelsIntent,
  surchargeIntent,
  switchingIntent,
  taxIntent,
  thanksIntent,
  trialIntent,
  unlistedIntent,
  unsafeAccessIntent,
  unsafeFraudIntent,
  unsubscribeIntent,
  whoCountsIntent,
  whyYouIntent,
  yesIntent,
];
