import { expect, it } from 'vitest'
import { atMostEvery } from './at-most-every.ts'

it('acts at once, and once more for all who ring soon after', async () => {
  let acts = 0
  const bell = atMostEvery(1, () => {
    acts += 1
  })
  bell.ring()
  expect(acts).toBe(1)
  bell.ring()
  bell.ring()
  expect(acts).toBe(1)
  await expect.poll(() => acts).toBe(2)
  bell.stop()
})
