import { expect, test } from 'vitest'
import { BRAND } from '../../../brand/brand.ts'
import { subjectInList } from './message-words.ts'

test.each([
  [`Order TRU-042 confirmed - ${BRAND.name} Truro Heights`, 'Order TRU-042 confirmed'],
  [`Reservation RES-1 was cancelled - ${BRAND.name}`, 'Reservation RES-1 was cancelled'],
  [`Reset your ${BRAND.name} password`, `Reset your ${BRAND.name} password`],
  [`Thali week - ${BRAND.name} cooks for you`, `Thali week - ${BRAND.name} cooks for you`],
  ['', ''],
])('the subject %s reads %s in a list', (subject, shown) => {
  expect(subjectInList(subject)).toBe(shown)
})
