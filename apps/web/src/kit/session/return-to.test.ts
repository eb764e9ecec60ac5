import { expect, it } from 'vitest'
import { returnPath } from './return-to.ts'

it.each(['/menu/truro', '/admin/dashboard?location=truro#orders', '/', '/loginx'])('goes back to %s', (path) => {
  expect(returnPath(path, '/home')).toBe(path)
})

it.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/\t/evil.test',
  '/a\\b',
  '',
  'menu',
  null,
  undefined,
  7,
  { pathname: '/menu' },
  '/login',
  '/login/?again=1',
  '/signup#top',
  '/reset-password#token=x',
])('does not follow %j', (from) => {
  expect(returnPath(from, '/home')).toBe('/home')
})
