import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locationIdTaken } from '@sizzle/domain/locations/location-id.ts'
import { rateLimited } from '@sizzle/domain/messages/compose.ts'
import { describe, expect, test } from 'vitest'
import { sentenceForStatus } from './by-status.ts'
import { COMING_REFUSALS } from './coming.ts'
import { KIT } from './kit.ts'
import { sentenceWith } from './refusals.ts'
import { REFUSALS } from './table.ts'

describe('the table of refusals', () => {
  test('has every code with which a rule of the domain refuses a call', () => {
    const domain = join(import.meta.dirname, '../../../domain/src')
    // A full cart is refused in the browser, where the cart is.
    const sources = globSync('**/*.ts', {
      cwd: domain,
      exclude: ['**/*.test.ts', 'cart/{cart,put-back,update-quantity}.ts'],
    })
    const used = sources.flatMap((path) =>
      [...readFileSync(join(domain, path), 'utf8').matchAll(/code: '([^']+)'/g)].map(([, code]) => code),
    )
    expect(used.length).toBeGreaterThan(20)
    const coming = new Set(Object.values(COMING_REFUSALS).flatMap((refusals) => Object.keys(refusals)))
    const unknown = used.filter((code) => !code || !(Object.hasOwn(REFUSALS, code) || coming.has(code)))
    expect(unknown).toEqual([])
  })

  test('answers every code with an error status and a sentence', () => {
    for (const [status, sentence] of Object.values(REFUSALS)) {
      expect(status >= 400 && status < 600).toBe(true)
      expect(sentence.length).toBeGreaterThan(4)
    }
  })
})

test.each([
  [REFUSALS.location_id_taken[1], { id: 'truro' }, locationIdTaken('truro')],
  [REFUSALS.email_rate_limited[1], { n: 600 }, rateLimited('600')],
])('the table and the rule both say "%s"', (sentence, details, rule) => {
  expect(sentenceWith(sentence, details)).toBe(rule)
})

test('gaps are filled only with what the refusal says', () => {
  expect(sentenceWith('Reservation not found: {id}', { id: '{name}', name: 'x' })).toBe('Reservation not found: {name}')
  expect(sentenceWith('{constructor} {id}', {})).toBe('{constructor} {id}')
})

test.each([
  [0, '', 'Network error - please check your connection'],
  [429, 'x', 'Too many requests. Please wait a moment and try again.'],
  [500, 'x', 'Service temporarily unavailable. Please try again later.'],
  [503, 'x', 'Service temporarily unavailable. Please try again later.'],
  [401, 'x', 'Authentication failed. Please refresh and try again.'],
  [404, 'x', 'The requested resource was not found.'],
  [400, 'name is required', 'Please fill in all required fields.'],
  [400, 'Invalid phone', 'Please check your input and try again.'],
  [400, 'pricing differs', 'Price validation failed. Please refresh and try again.'],
  [400, 'Sold out', 'Sold out'],
])('an unknown %i with "%s" reads "%s" (messages 3)', (status, message, sentence) => {
  expect(sentenceForStatus(status, message)).toBe(sentence)
})

test.each([
  [429, 'too-many-requests'],
  [503, 'unavailable'],
  [500, 'internal'],
  [401, 'unauthenticated'],
  [404, 'not-found'],
] as const)('status %i alone reads like the code %s', (status, code) => {
  expect(sentenceForStatus(status, '')).toBe(KIT[code][1])
})
