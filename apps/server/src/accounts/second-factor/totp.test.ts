import { describe, expect, it, test } from 'vitest'
import { base32, codeAt, newSecret, stepAt, stepOfCode } from './totp.ts'

// The secret and the codes of RFC 6238, appendix B, with six digits.
const SECRET = base32(Buffer.from('12345678901234567890'))

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (seconds, code) => {
  expect(codeAt(SECRET, stepAt(new Date(seconds * 1000)))).toBe(code)
})

it('a secret is 160 bits in base32, each time another', () => {
  expect(SECRET).toBe('gezdgnbvgy3tqojqgezdgnbvgy3tqojq')
  expect(newSecret()).toMatch(/^[a-z2-7]{32}$/)
  expect(newSecret()).not.toBe(newSecret())
})

describe('a code', () => {
  const now = new Date('2026-11-20T18:00:10Z')
  const here = stepAt(now)
  const asked = (step: number, after = 0) => stepOfCode({ secret: SECRET, code: codeAt(SECRET, step), now, after })

  it('works half a minute before and after its own, and no longer', () => {
    expect([-2, -1, 0, 1, 2].map((off) => asked(here + off))).toEqual([undefined, here - 1, here, here + 1, undefined])
  })

  it('is nothing once it, or a newer one, was used', () => {
    expect([asked(here, here - 1), asked(here, here), asked(here - 1, here)]).toEqual([here, undefined, undefined])
  })

  it('of another secret is nothing', () => {
    const code = codeAt(newSecret(), here)
    if (code !== codeAt(SECRET, here))
      expect(stepOfCode({ secret: SECRET, code, now, after: here - 1 })).toBeUndefined()
  })
})
