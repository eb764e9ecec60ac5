import { expect, it } from 'vitest'
import { addressOf, resolved, type To } from './path.ts'

it.each<[To, string]>([
  ['/menu/truro?q=dal#dish-dal', '/menu/truro?q=dal#dish-dal'],
  ['#payments', '/admin/dashboard#payments'],
  ['?location=truro', '/admin/dashboard?location=truro'],
  ['?location=truro#users?page=2', '/admin/dashboard?location=truro#users?page=2'],
  ['', '/'],
  ['/', '/'],
  [{ search: 'q=a b' }, '/admin/dashboard?q=a b'],
  [{ search: '', hash: 'orders' }, '/admin/dashboard#orders'],
  [{ search: '?', hash: '#' }, '/admin/dashboard'],
  [{ pathname: '/menu', search: '?q=dal' }, '/menu?q=dal'],
])('from the back office %j leads to %s', (to, address) => {
  expect(addressOf(resolved(to, '/admin/dashboard'))).toBe(address)
})

it.each(['//evil.example/menu', '/\\evil.example/menu', '\\\\evil.example/menu', '///evil.example/menu'])(
  '%s stays within the site',
  (to) => expect(addressOf(resolved(to, '/'))).toBe('/evil.example/menu'),
)
