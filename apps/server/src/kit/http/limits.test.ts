import { describe, expect, it } from 'vitest'
import { addressKey } from './address.ts'
import { bucketPerAddress } from './limits.ts'

describe('whom a limit counts', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:0db8:0000:0000'],
    ['2001:db8:0:0:ffff::9', '2001:0db8:0000:0000'],
    ['2001:DB8:1:2:3:4:5:6', '2001:0db8:0001:0002'],
    ['fe80::1%eth0', 'fe80:0000:0000:0000'],
    ['::1', '::1'],
    ['::FFFF:C000:201', '::ffff:c000:201'],
    ['unknown', 'unknown'],
  ])('%s is counted as %s', (address, key) => expect(addressKey(address)).toBe(key))
})

describe('a limit per address', () => {
  it('lets a burst pass, then as many as come back with time', () => {
    const limit = bucketPerAddress({ perMinute: 60, burst: 3 })
    const answers = [0, 0, 0, 0, 1000, 1000].map((ms) => limit.take('203.0.113.7', ms).allowed)
    expect(answers).toEqual([true, true, true, false, true, false])
  })

  it('gives nobody more for a clock that was set back', () => {
    const limit = bucketPerAddress({ perMinute: 60, burst: 1 })
    expect([5000, 4000, 4500].map((ms) => limit.take('203.0.113.7', ms).allowed)).toEqual([true, false, false])
  })

  it('counts all addresses of one IPv6 network as one', () => {
    const limit = bucketPerAddress({ perMinute: 60, burst: 400 })
    const passed = Array.from({ length: 600 }, (_, n) => limit.take(`2001:db8:1:2::${n.toString(16)}`, 0))
    expect(passed.filter(({ allowed }) => allowed)).toHaveLength(400)
    expect(limit.take('2001:db8:1:3::1', 0).allowed).toBe(true)
  })

  it('slows a flooder down also while a stranger comes from ever new addresses', () => {
    const limit = bucketPerAddress({ perMinute: 1, burst: 5, most: 100 })
    for (let n = 0; n < 5; n++) limit.take('203.0.113.7', 0)
    const passed = Array.from({ length: 10_000 }, (_, n) => {
      limit.take(`198.51.${n >> 8}.${n & 255}`, 0)
      return limit.take('203.0.113.7', 0).allowed
    })
    expect(passed.filter(Boolean)).toHaveLength(0)
  })

  it('keeps one who was used up and is silent, and forgets those who have most left', () => {
    const limit = bucketPerAddress({ perMinute: 1, burst: 5, most: 100 })
    for (let n = 0; n < 5; n++) limit.take('203.0.113.7', 0)
    for (let n = 0; n < 10_000; n++) limit.take(`198.51.${n >> 8}.${n & 255}`, 0)
    expect(limit.take('203.0.113.7', 0).allowed).toBe(false)
  })
})
