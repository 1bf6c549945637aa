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
    'firm',
    'performanceRecord',
    'privacyChoice',
    'chatHandover',
    'chatSeen',
  ],
  // Form drafts, the conversation and what of it was read, scroll positions, and the IP look-up.
  session: [
    'ipLocation',
    'locationForgotten',
    'servicesCardClosed',
    'contactDraft',
    'contactNote',
    'newsletterDraft',
    'checklistDraft',
    'chatConversation',
    'chatHandoverRead',
    'chatUnread',
    'chatDetailsDraft',
    'react-router-scroll-positions',
  ],
};
