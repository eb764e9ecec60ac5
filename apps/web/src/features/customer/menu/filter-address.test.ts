import { NO_FILTERS } from '@sizzle/domain/menu/dish-filters.ts'
import { expect, it } from 'vitest'
import { readFilters, withFilters } from './filter-address.ts'

const FILTERS = {
  search: 'crème & spice',
  diets: ['vegan', 'gluten-free'] as const,
  heats: ['none', 'hot'] as const,
}

it('writes an address that reads back the same', () => {
  const query = withFilters('', FILTERS)
  expect(query).toBe('?search=cr%C3%A8me+%26+spice&diet=vegan,gluten-free&heat=none,hot')
  expect(readFilters(query)).toEqual(FILTERS)
})

it('leaves nothing behind when nothing is narrowed, and keeps what is not ours', () => {
  expect(withFilters('?diet=vegan&heat=hot&search=a', NO_FILTERS)).toBe('')
  expect(withFilters('?utm_source=poster&diet=vegan', NO_FILTERS)).toBe('?utm_source=poster')
})

it.each([
  ['?diet=vegan,vegan,VEGAN,meat&heat=,,hot', { search: '', diets: ['vegan'], heats: ['hot'] }],
  ['?diet=gluten-free,vegetarian', { search: '', diets: ['vegetarian', 'gluten-free'], heats: [] }],
  ['?diet=__proto__&heat=constructor', NO_FILTERS],
  ['?search=%E0%A4%A&diet', { search: expect.any(String), diets: [], heats: [] }],
  [`?search=${'x'.repeat(500)}`, { search: 'x'.repeat(60), diets: [], heats: [] }],
])('reads %s without trusting it', (query, filters) => {
  expect(readFilters(query)).toEqual(filters)
})
