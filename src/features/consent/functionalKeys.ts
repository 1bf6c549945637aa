/**
 * Everything the site itself keeps in a visitor's browser. None of it needs consent: it is what the visitor asked for, or
 * stays in the browser (the performance record), and none of it is ever sent.
 */
export const functionalKeys: { readonly local: readonly string[]; readonly session: readonly string[] } = {
  local: ['preferredLocation', 'locationPermissionGranted', 'viewedLocations', 'hasSeenWelcome', 'tourCompletion', 'performanceRecord', 'privacyChoice'],
  // The forms' drafts, the chat, and where the visitor was on the pages before.
  session: ['contactDraft', 'newsletterDraft', 'checklistDraft', 'chatConversation', 'react-router-scroll-positions'],
};
