export const industriesMessages = {
  isMissing: "Don't see your industry?",
  tellUsRules:
    "Tell us which software your business runs on and which rules it works under. We'll tell you what we know about both, and what we don't.",
} as const;
