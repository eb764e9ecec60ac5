import { expect, test } from 'vitest'
import { routes } from '../routes.ts'
import { REFUSALS, type RefusalCode } from './table.ts'

const declared = Object.entries(routes).flatMap(([name, { refusals }]) =>
  // Object.entries forgets that these are codes.
  Object.entries(refusals).map(([code, details]) => ({ name, code: code as RefusalCode, details })),
)

test('a sentence with gaps is refused only with what fills them', () => {
  const unfilled = declared.flatMap(({ name, code, details }) =>
    [...REFUSALS[code][1].matchAll(/\{(\w+)\}/g)]
      .filter(([, gap = '']) => !Object.hasOwn(details, gap))
      .map(([gap]) => `${name} ${code} ${gap}`),
  )
  expect(unfilled).toEqual([])
})

test('no detail takes the place of what every refusal says', () => {
  const reserved = ['success', 'error', 'code', 'userMessage', 'requestId', 'timestamp']
  expect(declared.filter(({ details }) => reserved.some((name) => Object.hasOwn(details, name)))).toEqual([])
})
