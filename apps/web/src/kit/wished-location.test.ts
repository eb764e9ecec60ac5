import { beforeEach, expect, test } from 'vitest'
import { keepLocation, wishedLocation } from './wished-location.ts'

const NEW_GLASGOW = { id: 'new-glasgow' }
const TRURO = { id: 'truro' }
const AMHERST = { id: 'amherst' }
const ALL = [AMHERST, NEW_GLASGOW, TRURO]
beforeEach(() => {
  keepLocation('')
})

test('a screen of one location begins with the one that is named, else the house’s first, else the first', () => {
  expect(wishedLocation(ALL)).toBe(TRURO)
  expect(wishedLocation(ALL, '')).toBe(TRURO)
  expect(wishedLocation(ALL, 'new-glasgow')).toBe(NEW_GLASGOW)
  expect(wishedLocation(ALL, 'gone')).toBe(TRURO)
  expect(wishedLocation([AMHERST, NEW_GLASGOW], 'truro')).toBe(AMHERST)
  expect(wishedLocation([], 'truro')).toBeUndefined()
})

test('where nothing is named it begins with the one that this device’s board was set to', () => {
  keepLocation('new-glasgow')
  expect(wishedLocation(ALL)).toBe(NEW_GLASGOW)
  expect(wishedLocation(ALL, 'amherst')).toBe(AMHERST)
  expect(wishedLocation([AMHERST, TRURO])).toBe(TRURO)
  keepLocation('all')
  expect(wishedLocation(ALL)).toBe(TRURO)
})
