/** A contact request in quarantine, as the digest shows it. */
export interface QuarantinedRequest {
  id: string;
  /** ISO 8601. */
  createdAt: string;
  reason: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  service: string;
  message: string;
}

/** A sign-up for the checklist or the newsletter whose mail is in quarantine. */
export interface QuarantinedSignUp {
  id: string;
  createdAt: string;
  reason: string;
  list: 'newsletter' | 'checklist';
  email: string;
}

/** What came into quarantine in a period: the content of the owner's digest. */
export interface QuarantineReport {
  /** How many are in quarantine in total, those of other periods and beyond the limit included. */
  waiting: number;
  requests: QuarantinedRequest[];
  signUps: QuarantinedSignUp[];
}
