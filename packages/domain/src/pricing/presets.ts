import { DEFAULT_TAX_NAME } from './tax.ts'
import { type ClassTaxLine, TAXED_CLASSES } from './tax-class.ts'

export const PROVINCES = ['NS', 'NB', 'NL', 'PE', 'ON', 'QC', 'MB', 'SK', 'AB', 'NT', 'NU', 'YT', 'BC'] as const
export type Province = (typeof PROVINCES)[number]

const GST = { name: 'GST', ratePer100k: 5_000 }
const hst = (ratePer100k: number) => ({ name: DEFAULT_TAX_NAME, ratePer100k })
const WITHOUT_ALCOHOL = TAXED_CLASSES.filter((one) => one !== 'alcohol')

/** What each province takes on a restaurant's bill. Dates are those of the law; the owner's accountant confirms them. */
export const PRESETS: Readonly<Record<Province, readonly ClassTaxLine[]>> = {
  NS: [
    { ...hst(15_000), until: '2025-03-31' },
    { ...hst(14_000), from: '2025-04-01' },
  ],
  NB: [hst(15_000)],
  NL: [hst(15_000)],
  PE: [hst(15_000)],
  // Ontario leaves its 8 % out where ready food and drinks without alcohol cost 4.00 at most.
  ON: [{ ...hst(13_000), smallOrder: { upTo: 400, ratePer100k: 5_000, classes: ['prepared', 'soda'] } }],
  QC: [GST, { name: 'QST', ratePer100k: 9_975 }],
  MB: [GST, { name: 'RST', ratePer100k: 7_000 }],
  SK: [
    GST,
    { name: 'PST', ratePer100k: 6_000, classes: WITHOUT_ALCOHOL },
    { name: 'LCT', ratePer100k: 10_000, classes: ['alcohol'] },
  ],
  AB: [GST],
  NT: [GST],
  NU: [GST],
  YT: [GST],
  BC: [
    GST,
    { name: 'PST', ratePer100k: 10_000, classes: ['alcohol'] },
    { name: 'PST', ratePer100k: 7_000, classes: ['soda', 'merch'] },
  ],
}
