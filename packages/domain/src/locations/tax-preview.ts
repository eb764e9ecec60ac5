import { addDays, isLocalDate, type LocalDate } from '../hours/local-time.ts'
import { type Cents, formatCad } from '../money/cents.ts'
import { PRESETS, PROVINCES, type Province } from '../pricing/presets.ts'
import { taxLinesOn, taxPer100k } from '../pricing/tax.ts'
import type { ClassTaxLine } from '../pricing/tax-class.ts'
import { chargeTaxes, type TaxScheme, taxesOn } from '../pricing/taxes.ts'

/** Where a location's taxes come from, without its address. */
export type TaxSetting =
  | { readonly kind: 'postal' }
  | { readonly kind: 'preset'; readonly province: Province }
  | { readonly kind: 'own'; readonly lines: readonly ClassTaxLine[] }

export type TaxQuestion = {
  readonly tax: TaxSetting
  readonly postalCode: string
  readonly province: Province | null
  readonly registrations: Readonly<Record<string, string>>
}

export type TaxPreview = {
  /** 'On $100.00 today: HST $14.00'. */
  readonly text: string
  readonly taxes: readonly { readonly name: string; readonly ratePer100k: number; readonly amount: Cents }[]
  /** What is unusual, and may be saved all the same. */
  readonly warnings: readonly string[]
  /** Where the table by postal code is not what restaurants of the province charge. */
  readonly advice: { readonly text: string; readonly action: string; readonly province: Province } | null
}

const EXAMPLE: Cents = 10_000

/** What a tax setting does to a meal on a day, before it is saved (money 66). */
export function previewTaxes(question: TaxQuestion, on: LocalDate): TaxPreview {
  const goods = [{ taxClass: 'prepared', amount: EXAMPLE } as const]
  const charged = chargeTaxes(taxesOn(schemeOf(question), on), { goods, fees: [] })
  const taxes = charged.map(({ name, ratePer100k, amount }) => ({ name, ratePer100k, amount }))
  const words = taxes.map(({ name, amount }) => `${name} ${formatCad(amount)}`)
  return {
    text: `On ${formatCad(EXAMPLE)} today: ${words.length > 0 ? words.join(', ') : 'no tax'}`,
    taxes,
    warnings: [...lineWarnings(question.tax), ...registrationWarnings(question.registrations)],
    advice: adviceFor(question, on),
  }
}

function schemeOf({ tax, postalCode }: TaxQuestion): TaxScheme {
  return tax.kind === 'preset' ? tax : { ...tax, postalCode }
}

export const PROVINCE_NAMES: Readonly<Record<Province, string>> = {
  NS: 'Nova Scotia',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  PE: 'Prince Edward Island',
  ON: 'Ontario',
  QC: 'Quebec',
  MB: 'Manitoba',
  SK: 'Saskatchewan',
  AB: 'Alberta',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  YT: 'Yukon',
  BC: 'British Columbia',
}
const LETTERS: Readonly<Record<Province, string>> = {
  NS: 'B',
  NB: 'E',
  NL: 'A',
  PE: 'C',
  ON: 'KLMNP',
  QC: 'GHJ',
  MB: 'R',
  SK: 'S',
  AB: 'T',
  NT: 'X',
  NU: '',
  YT: 'Y',
  BC: 'V',
}

/** The province that a postal code lies in; Nunavut shares its letter with the Northwest Territories. */
export function provinceOfPostalCode(postalCode: string): Province | null {
  const code = postalCode.replace(/\s/g, '').toUpperCase()
  if (/^X0[ABC]/.test(code)) return 'NU'
  const letter = /^[A-Z](?=\d)/.exec(code)?.[0]
  return (letter && PROVINCES.find((province) => LETTERS[province].includes(letter))) || null
}

function adviceFor({ tax, postalCode, province }: TaxQuestion, on: LocalDate): TaxPreview['advice'] {
  const there = province ?? provinceOfPostalCode(postalCode)
  if (tax.kind !== 'postal' || there === null) return null
  const byPostalCode = taxPer100k(postalCode)
  const usual = taxLinesOn(PRESETS[there], on)
    .filter(({ classes }: ClassTaxLine) => classes === undefined || classes.includes('prepared'))
    .reduce((sum, { ratePer100k }) => sum + ratePer100k, 0)
  if (usual === byPostalCode) return null
  const name = PROVINCE_NAMES[there]
  return {
    text: `By postal code: ${percent(byPostalCode)}. ${name} restaurants charge ${percent(usual)}.`,
    action: `Use ${name}`,
    province: there,
  }
}

function percent(ratePer100k: number): string {
  return `${ratePer100k / 1000} %`
}

/** As the tax office writes a number for GST and HST. */
const BUSINESS_NUMBER = /^\d{9} ?RT\d{4}$/

function registrationWarnings(registrations: TaxQuestion['registrations']): string[] {
  return Object.entries(registrations)
    .filter(([tax, number]) => /^(GST|HST)$/i.test(tax) && !BUSINESS_NUMBER.test(number))
    .map(([tax, number]) => `The ${tax} number ${number} does not look like 123456789 RT0001`)
}

function lineWarnings(tax: TaxSetting): string[] {
  if (tax.kind !== 'own') return []
  const names = [...new Set(tax.lines.map(({ name }) => name))]
  const gaps = names.flatMap((name) =>
    gapsIn(tax.lines.filter((line) => line.name === name)).map(
      (days) => `No ${names.length === 1 ? 'tax' : name} ${days}. Save anyway?`,
    ),
  )
  return gaps
}

/** Days between the first and the last of these lines on which none of them holds. */
function gapsIn(lines: readonly ClassTaxLine[]): string[] {
  const dated = lines
    .map(({ from, until }) => ({ from: from || FIRST_DAY, until: until || LAST_DAY }))
    .filter(({ from, until }) => isLocalDate(from) && isLocalDate(until))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const gaps: string[] = []
  let last = dated[0]?.until
  for (const { from, until } of dated) {
    if (last !== undefined && last < from && addDays(last, 1) < from)
      gaps.push(inWords(addDays(last, 1), addDays(from, -1)))
    if (last === undefined || until > last) last = until
  }
  return gaps
}

const FIRST_DAY = '1800-01-01'
const LAST_DAY = '2999-12-31'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** 'on 1 May', 'from 1 to 3 May', 'from 30 April to 2 May'. */
function inWords(first: LocalDate, last: LocalDate): string {
  if (first === last) return `on ${dayAndMonth(first)}`
  const start = first.slice(0, 7) === last.slice(0, 7) ? String(Number(first.slice(8))) : dayAndMonth(first)
  return `from ${start} to ${dayAndMonth(last)}`
}

function dayAndMonth(date: LocalDate): string {
  return `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]}`
}
