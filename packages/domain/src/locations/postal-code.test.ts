import { expect, it } from 'vitest'
import { tidyPostalCode } from './postal-code.ts'

it.each([
  ['b4h 3a8', 'B4H 3A8'],
  ['b4p1c1', 'B4P 1C1'],
  ['B2H 2T2', 'B2H 2T2'],
  ['  b2h   2t2 ', 'B2H 2T2'],
  ['B2H-2T2', 'B2H 2T2'],
  ['12345', '12345'],
  ['sw1a 1aa', 'sw1a 1aa'],
  ['B2H 2T', 'B2H 2T'],
  [' by the harbour ', 'by the harbour'],
  ['', ''],
])('a postal code typed as “%s” is kept as “%s” (menu 17)', (typed, kept) => {
  expect(tidyPostalCode(typed)).toBe(kept)
})
