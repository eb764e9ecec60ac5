import { expect, test } from 'vitest'
import { uploadRetryDelayMs } from './upload-retry.ts'

test('an upload is sent again with growing pauses for ten minutes', () => {
  expect([0, 1, 2, 5, 9].map((tries) => uploadRetryDelayMs(tries, 0, 0))).toEqual([1000, 2000, 4000, 30_000, 30_000])
  expect(uploadRetryDelayMs(0, 0.5, 0)).toBe(1500)
  expect(uploadRetryDelayMs(20, 0, 570_000)).toBe(30_000)
  expect(uploadRetryDelayMs(20, 0, 570_001)).toBeNull()
})
