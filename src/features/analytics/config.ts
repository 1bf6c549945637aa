/** A third-party script, and the provider's account id there. */
interface OtherScript {
  src: string;
  id: string;
}

/** Third-party measurement. Part of the shell's data only where something is configured. */
export interface MeasurementConfig {
  analytics?: OtherScript;
  sales?: OtherScript;
  consentRequired: boolean;
}
