import type { MoneyFormat } from '#data/rules/money/formatMoney.ts';
import type { OutageCostTool } from '#data/rules/schema/tool.ts';

export interface OutageCostFormData {
  /** The last segment of the page's address, and of the server's endpoint. */
  slug: string;
  fields: OutageCostTool['fields'];
  money: MoneyFormat;
}
