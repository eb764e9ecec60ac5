import { expect, test } from 'vitest'
import { asksFirst } from './asks-first.ts'

const GROUP = { groupId: 'bread', position: 0, hidden: [], prices: {} }
test.each([
  ['mild', [], false],
  ['medium', [], true],
  ['hot', [], true],
  ['none', [], false],
  ['none', [GROUP], true],
] as const)(
  'a dish that is %s with the groups %j is asked about first: %s (ordering 49)',
  (spiceLevel, groups, asked) => {
    expect(asksFirst({ spiceLevel, groups: [...groups] })).toBe(asked)
  },
)
