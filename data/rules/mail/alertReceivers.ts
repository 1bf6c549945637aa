/**
 * Hosts whose webhooks take a message as an adaptive card, as those of Microsoft Teams do:
 * https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook
 * Every other receiver gets `{ "text": … }`, which Slack, Mattermost and Google Chat show.
 */
export const cardReceivers: readonly string[] = [
  'office.com',
  'logic.azure.com',
  'powerautomate.com',
  'powerplatform.com',
];
