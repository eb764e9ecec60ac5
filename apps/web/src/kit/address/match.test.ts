import { expect, it } from 'vitest'
import { addressReader } from './match.ts'

it.each([
  ['/', '/', ''],
  ['/login', '/login', ''],
  ['/login', '/Login/', ''],
  ['/menu/:locationId', '/menu/truro', 'truro'],
  ['/menu/:locationId', '/MENU/Truro/', 'Truro'],
  ['/receipt/:orderId', '/receipt/a%20b', 'a b'],
  ['/receipt/:orderId', '/receipt/%E0%A4%A', '%E0%A4%A'],
])('%s reads %s, and in it "%s"', (pattern, pathname, param) => {
  expect(addressReader(pattern)(pathname)).toEqual({ param })
})

it.each([
  ['/', '/login'],
  ['/login', '/login/again'],
  ['/login', '/log'],
  ['/menu', '/menu/truro'],
  ['/menu/:locationId', '/menu/'],
  ['/menu/:locationId', '/menu/truro/more'],
])('%s does not read %s', (pattern, pathname) => {
  expect(addressReader(pattern)(pathname)).toBeUndefined()
})
