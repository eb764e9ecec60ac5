import { describe, expect, it } from 'vitest'
import { readSection, sectionHash } from './section-address.ts'

describe('the address of a section', () => {
  it.each([
    ['', '', [], ''],
    ['#orders', 'orders', [], ''],
    ['#menu/categories', 'menu', ['categories'], ''],
    ['#menu/categories/7?search=dal&page=2', 'menu', ['categories', '7'], 'search=dal&page=2'],
    ['#users/?role=staff', 'users', [], 'role=staff'],
    ['#users/a%2Fb', 'users', ['a/b'], ''],
    ['#users/50%', 'users', ['50%'], ''],
    ['#payments?search=a?b', 'payments', [], 'search=a%3Fb'],
  ])('%s is read', (hash, section, below, filters) => {
    const address = readSection(hash)
    expect([address.section, address.below, address.filters.toString()]).toEqual([section, below, filters])
  })

  it.each(['#orders', '#menu/categories/7', '#users/a%2Fb?role=staff&search=dal+makhani'])(
    '%s is written as it was read',
    (hash) => expect(sectionHash(readSection(hash))).toBe(hash),
  )
})
