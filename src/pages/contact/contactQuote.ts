import { quote } from '#data/rules/prices/quote.ts';
import { calculatorMessages } from '#data/messages/calculator.ts';
import { contactSourceMessages } from '#data/messages/contact.ts';
import { calculatorData } from '../../features/calculator/calculatorData.ts';
import { defaultSelection, quoteInput } from '#data/rules/prices/selection.ts';
import { quoteSummary } from '#data/rules/prices/quoteSummary.ts';
import { onceWith } from '../../routing/optionalPages.ts';
import { pageSource } from '../../types/page.ts';
import { contactContent } from './contact.ts';

/** The contact page prefilled with the default quote, for visitors of the calculator without JavaScript. */
export const source = pageSource({
  params: onceWith('/pricing'),
  content: (site, _, path) => {
    const { prices, money } = calculatorData(site);
    const { defaultProfile, serviceCategory } = prices;
    const first = quote(quoteInput(defaultSelection(prices), defaultProfile, prices), prices);
    return contactContent(site, path, {
      service: serviceCategory,
      message: quoteSummary(first, money, calculatorMessages, contactSourceMessages.sendQuote),
    });
  },
});
