/**
 * Everything the site itself keeps in a visitor's browser. None of it needs consent: it is what the visitor asked for, or
 * stays in the browser (the performance record), and none of it is ever sent.
 */
export const functionalKeys: { readonly local: readonly string[]; readonly session: readonly string[] } = {
  local: [
    'preferredLocation',
    'preferredLocationSource',
    'locationPermissionGranted',
    'viewedLocations',
    'hasSeenWelcome',
    'tourCompletion',
    'performanceRecord',
    'privacyChoice',
  ],
  // The forms' drafts, the chat, where the visitor was on the pages before, and where the connection comes from.
  session: [
    'ipLocation',
    'locationForgotten',
    'servicesCardClosed',
    'contactDraft',
    'newsletterDraft',
    'checklistDraft',
    'chatConversation',
    'react-router-scroll-positions',
  ],
};
