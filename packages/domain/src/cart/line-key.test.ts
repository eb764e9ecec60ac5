import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choose } from '../testing/options.ts'
import { cartKey } from './cart.ts'
import { type KeyedLine, lineKey } from './line-key.ts'
import { HOT, MILD } from './spice.ts'

const PLAIN: KeyedLine = { itemId: 'butter-chicken', spice: MILD, choices: [], note: '' }
const CHOSEN = [...choose('size', 'full'), ...choose('chutneys', 'mint*2', 'mango')]

test('without choices and note the key is that of carts stored before there were any (menu 36)', () => {
  expect(lineKey(PLAIN)).toBe('butter-chicken-mild')
  expect(lineKey({ ...PLAIN, spice: null })).toBe('butter-chicken-default')
  expect(lineKey({ ...PLAIN, spice: HOT })).toBe(cartKey('butter-chicken', HOT))
})

test('choices and a note add a short text, the same one for ever (menu 36)', () => {
  expect(lineKey({ ...PLAIN, choices: CHOSEN })).toBe('butter-chicken-mild~18uzfjptlpd')
  expect(lineKey({ ...PLAIN, choices: CHOSEN, note: 'no onions' })).toBe('butter-chicken-mild~16xfmc9as9s')
})

test('the order of clicks makes no other line, and each difference does (menu 36)', () => {
  const clicked = [...choose('chutneys', 'mint', 'mango', 'mint'), ...choose('size', 'full')]
  expect(lineKey({ ...PLAIN, choices: clicked })).toBe(lineKey({ ...PLAIN, choices: CHOSEN }))
  const nested = { groupId: 'size', optionId: 'full', quantity: 1, choices: choose('chutneys', 'mint*2', 'mango') }
  const lines: KeyedLine[] = [
    PLAIN,
    { ...PLAIN, choices: CHOSEN },
    { ...PLAIN, choices: CHOSEN, spice: HOT },
    { ...PLAIN, choices: CHOSEN.slice(1) },
    { ...PLAIN, choices: [...CHOSEN, ...choose('chutneys', 'mint')] },
    { ...PLAIN, choices: [nested] },
    { ...PLAIN, note: 'no onions' },
    { ...PLAIN, note: 'size:full' },
    { ...PLAIN, choices: choose('size', 'full') },
    { ...PLAIN, choices: CHOSEN, note: 'no onions' },
  ]
  expect(new Set(lines.map(lineKey)).size).toBe(lines.length)
})

test('the added text has at most 11 letters and digits, and two notes do not meet', () => {
  const keys = new Map<string, string>()
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 140 }), (note) => {
      const key = lineKey({ ...PLAIN, note })
      expect(key).toMatch(/^butter-chicken-mild~[0-9a-z]{1,11}$/)
      expect(keys.get(key) ?? note).toBe(note)
      keys.set(key, note)
    }),
    { numRuns: 2000 },
  )
})
