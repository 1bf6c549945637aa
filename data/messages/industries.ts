export const industriesMessages = {
  isMissing: 'Is your trade not here?',
  tellUsRules:
    'Tell us which programs your firm runs on and which rules it works under. We say what we know of them, and what we do not.',
} as const;
