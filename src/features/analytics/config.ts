/** A script of another firm, and the id it knows the provider by. */
interface OtherScript {
  src: string;
  id: string;
}

/** What is measured, and whether a visitor is asked first: part of the shell's data where anything is configured. */
export interface MeasurementConfig {
  analytics?: OtherScript;
  sales?: OtherScript;
  consentRequired: boolean;
}
