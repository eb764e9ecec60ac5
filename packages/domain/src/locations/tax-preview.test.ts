import { expect, test } from 'vitest'
import { PROVINCES } from '../pricing/presets.ts'
import { previewTaxes, provinceOfPostalCode, type TaxQuestion } from './tax-preview.ts'

const NS: TaxQuestion = { tax: { kind: 'postal' }, postalCode: 'B6L 1X7', province: 'NS', registrations: {} }
const TODAY = '2026-11-20'
const gst = { name: 'GST', ratePer100k: 5_000 }

test.each<[Partial<TaxQuestion>, string]>([
  [{}, 'On $100.00 today: HST $14.00'],
  [{ tax: { kind: 'preset', province: 'ON' } }, 'On $100.00 today: HST $13.00'],
  [{ tax: { kind: 'preset', province: 'QC' } }, 'On $100.00 today: GST $5.00, QST $9.98'],
  [{ tax: { kind: 'preset', province: 'BC' } }, 'On $100.00 today: GST $5.00'],
  [{ tax: { kind: 'own', lines: [{ ...gst, name: 'HST', ratePer100k: 0 }] } }, 'On $100.00 today: HST $0.00'],
  [{ tax: { kind: 'own', lines: [{ ...gst, classes: ['alcohol'] }] } }, 'On $100.00 today: no tax'],
  // Without a line of its own on this day the table by postal code holds.
  [{ tax: { kind: 'own', lines: [{ ...gst, until: '2026-11-19' }] } }, 'On $100.00 today: HST $14.00'],
])('the preview of %j is "%s" (money 66)', (change, text) => {
  expect(previewTaxes({ ...NS, ...change }, TODAY).text).toBe(text)
})

test('a preset follows the law by its dates', () => {
  const question: TaxQuestion = { ...NS, tax: { kind: 'preset', province: 'NS' } }
  expect(previewTaxes(question, '2025-03-31').taxes).toEqual([{ name: 'HST', ratePer100k: 15_000, amount: 1_500 }])
  expect(previewTaxes(question, '2025-04-01').taxes).toEqual([{ name: 'HST', ratePer100k: 14_000, amount: 1_400 }])
})

test.each<[string, TaxQuestion['province'], string | null]>([
  ['B6L 1X7', null, null],
  ['M4V 2T6', null, null],
  ['M5V 2T6', null, 'By postal code: 14 %. Ontario restaurants charge 13 %.'],
  ['B2N 1A1', 'ON', 'By postal code: 14 %. Ontario restaurants charge 13 %.'],
  ['A1C 1E7', null, 'By postal code: 14 %. Newfoundland and Labrador restaurants charge 15 %.'],
  ['V4K 0A1', null, 'By postal code: 12 %. British Columbia restaurants charge 5 %.'],
  ['H9A 1A1', null, 'By postal code: 14 %. Quebec restaurants charge 14.975 %.'],
  ['90210', null, null],
])('the table for %s in %s is advised about: %j', (postalCode, province, text) => {
  const { advice } = previewTaxes({ ...NS, postalCode, province }, TODAY)
  expect(advice?.text ?? null).toBe(text)
  if (advice?.province === 'ON') expect(advice.action).toBe('Use Ontario')
})

test('who has chosen gets no advice', () => {
  expect(previewTaxes({ ...NS, province: 'ON', tax: { kind: 'preset', province: 'NS' } }, TODAY).advice).toBeNull()
  expect(previewTaxes({ ...NS, province: 'ON', tax: { kind: 'own', lines: [gst] } }, TODAY).advice).toBeNull()
})

test.each([
  [{ until: '2027-04-30' }, { from: '2027-05-04' }, 'No tax from 1 to 3 May. Save anyway?'],
  [{ until: '2027-04-29' }, { from: '2027-05-03' }, 'No tax from 30 April to 2 May. Save anyway?'],
  [{ until: '2027-04-30' }, { from: '2027-05-02' }, 'No tax on 1 May. Save anyway?'],
])('a gap between %j and %j is told: "%s"', (earlier, later, sentence) => {
  const lines = [
    { ...gst, ...later },
    { ...gst, ...earlier },
  ]
  expect(previewTaxes({ ...NS, tax: { kind: 'own', lines } }, TODAY).warnings).toEqual([sentence])
  const pst = { name: 'PST', ratePer100k: 7_000 }
  const both = previewTaxes({ ...NS, tax: { kind: 'own', lines: [...lines, pst] } }, TODAY).warnings
  expect(both).toEqual([sentence.replace('tax', 'GST')])
})

test('lines that touch, or hold for ever, leave no gap', () => {
  const lines = [
    { ...gst, until: '2027-04-30' },
    { ...gst, from: '2027-05-01' },
  ]
  expect(previewTaxes({ ...NS, tax: { kind: 'own', lines } }, TODAY).warnings).toEqual([])
  expect(previewTaxes({ ...NS, tax: { kind: 'own', lines: [gst, ...lines] } }, TODAY).warnings).toEqual([])
})

test('a registration that looks wrong is told and can be saved', () => {
  const warnings = (number: string) => previewTaxes({ ...NS, registrations: { HST: number, QST: 'x' } }, TODAY).warnings
  expect(warnings('123456789 RT0001')).toEqual([])
  expect(warnings('123456789RT0001')).toEqual([])
  expect(warnings('12345')).toEqual(['The HST number 12345 does not look like 123456789 RT0001'])
})

test.each([
  ['b6l1x7', 'NS'],
  ['X0A 0H0', 'NU'],
  ['X1A 1A1', 'NT'],
  ['Y1A 1A1', 'YT'],
  ['Z1A 1A1', null],
  ['', null],
])('%j lies in %s', (postalCode, province) => {
  expect(provinceOfPostalCode(postalCode)).toBe(province)
  expect(PROVINCES).toContain(province ?? 'NS')
})
