import { describe, expect, it } from 'vitest'
import { keysOf } from '../record.ts'
import { fieldTitled, MENU_COLUMNS, type MenuField, type MenuLine, readMenuCell, writeMenuCell } from './menu-csv.ts'

const LINE: MenuLine = {
  id: 'dal',
  name: '=Dal, "black"',
  description: 'One\nTwo',
  category: 'veg-curries',
  price: 1449,
  spiceLevel: 'mild',
  prepTime: 12,
  calories: null,
  isVegetarian: true,
  isVegan: false,
  isGlutenFree: false,
  isPopular: true,
  isAvailable: false,
  isTodaysSpecial: true,
  specialStartDate: '2026-11-20',
  specialEndDate: '2026-11-27',
  image: 'https://pictures.example.com/dal.jpg',
  tags: ['a;b', 'c\\', '\\;', 'd, e', '🌶️'],
  allergens: [],
  taxClass: 'prepared',
}
const FIELDS = keysOf(MENU_COLUMNS)

describe('a dish as a line of a table (menu 79)', () => {
  it.each(FIELDS.map((field) => [field] as const))('says its %s so that it can be read again', (field) => {
    expect(readMenuCell(field, writeMenuCell(field, LINE))).toEqual({ value: LINE[field] })
  })

  it.each<[MenuField, string, unknown]>([
    ['price', '12,50', { value: 1250 }],
    ['price', '1,250', { sentence: 'Please write the price as dollars and cents: 12.50' }],
    ['price', '$12.50', { value: 1250 }],
    ['price', '12', { value: 1200 }],
    ['price', '12.505', { sentence: 'Please write the price as dollars and cents: 12.50' }],
    ['price', '1,250.00', { sentence: 'Please write the price as dollars and cents: 12.50' }],
    ['price', '1e9', { sentence: 'Please write the price as dollars and cents: 12.50' }],
    ['price', '-1', { sentence: 'Please write the price as dollars and cents: 12.50' }],
    ['price', '', { value: null }],
    ['calories', 'many', { sentence: 'Please write a whole number' }],
    ['isVegan', 'YES', { value: true }],
    ['isVegan', 'FALSE', { value: false }],
    ['isVegan', 'perhaps', { sentence: 'Please write yes or no' }],
    ['isAvailable', '', { value: true }],
    ['specialEndDate', '31/12/2026', { sentence: 'Please write the date as 2026-12-31' }],
    ['spiceLevel', 'Hot', { value: 'hot' }],
    ['name', " '=Dal ", { value: "'=Dal" }],
    ['name', "'=Dal", { value: '=Dal' }],
  ])('reads %s from %j', (field, cell, read) => {
    expect(readMenuCell(field, cell)).toEqual(read)
  })

  it('finds columns by their titles in any case', () => {
    expect(fieldTitled(" today's SPECIAL ", FIELDS)).toBe('isTodaysSpecial')
    expect(fieldTitled('Prize', FIELDS)).toBeUndefined()
  })
})
