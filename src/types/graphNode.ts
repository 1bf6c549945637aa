/** A node of the JSON-LD graph, in the terms of https://schema.org. */
export type GraphNode = { '@type': string; '@id'?: string; [property: string]: unknown };
