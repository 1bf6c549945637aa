import * as z from 'zod/mini';
import { quote } from '../../../data/rules/prices/quote.ts';
import { quoteLines } from '../../../data/rules/prices/quoteLines.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import {
  type ContactRequest,
  makeContactSchema,
  makeQuoteRequestSchema,
  type QuoteRequest,
} from '../../../data/rules/requests/contact.ts';

/** What `POST /api/contact` takes, as far as the site's records decide: known services, and quotes from the current price list. */
export function contactInput({
  serviceCategories,
  pricing,
  provider,
  messages: { fieldErrors, apiResponses, quoteLines: lineTexts },
}: Pick<Site, 'serviceCategories' | 'pricing' | 'provider' | 'messages'>): (
  body: unknown,
) => z.core.$ZodType<ContactRequest> {
  const categoryIds = new Set(serviceCategories.map(({ id }) => id));
  // Piped rather than refined: the service is looked up only once every field is valid by itself.
  const contact = z.pipe(
    makeContactSchema(fieldErrors),
    z.transform((request: ContactRequest, { issues }) => {
      if (!categoryIds.has(request.service))
        issues.push({ code: 'custom', path: ['service'], message: fieldErrors.serviceMissing, input: request });
      return request;
    }),
  );
  const quoteRequest = z.pipe(
    makeQuoteRequestSchema(fieldErrors),
    z.transform((request: QuoteRequest, { issues }) => {
      try {
        return asContactRequest(request);
      } catch (error) {
        // The price list has changed since the page was loaded.
        if (!(error instanceof RangeError)) throw error;
        issues.push({ code: 'custom', path: ['quote'], message: apiResponses.pricesChanged, input: request });
        return z.NEVER;
      }
    }),
  );
  return (body) => (isQuoteRequest(body) ? quoteRequest : contact);

  /** A contact request whose message is the quote. @throws RangeError for a choice that the price list does not offer */
  function asContactRequest({ quote: choice, ...request }: QuoteRequest): ContactRequest {
    const lines = quoteLines(quote(choice, pricing), { ...provider, ...pricing }, lineTexts).map(
      ({ label, value }) => `${label}: ${value}`,
    );
    return {
      ...request,
      company: '',
      service: pricing.serviceCategory,
      message: [apiResponses.quoteRequested, ...lines].join('\n'),
    };
  }
}

/** One with a message is the form of a browser without JavaScript, with the quote in words. */
function isQuoteRequest(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'kind' in body && body.kind === 'quote' && !('message' in body);
}
