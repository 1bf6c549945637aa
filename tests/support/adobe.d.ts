declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: { type?: string; property?: string }[];
    fieldNames?: string[];
  }
  // biome-ignore lint/style/noDefaultExport: so the package does
  export default class Validator {
    constructor(schemaOrgJson?: unknown);
    validate(extracted: unknown): Promise<Issue[]>;
  }
}
declare module '@marbec/web-auto-extractor' {
  // biome-ignore lint/style/noDefaultExport: so the package does
  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean; embedSource?: boolean | string[] });
    parse(html: string): { jsonld: Record<string, unknown[]>; errors: unknown[] };
  }
}
