/**
 * All storage keys of the site itself. None needs consent: each serves a function the visitor uses, or stays in the
 * browser (the performance record), and none is sent to a server. Add a key here when a feature stores something.
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
  // Form drafts, the conversation, scroll positions, and the IP look-up.
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
