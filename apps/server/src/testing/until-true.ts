import { expect } from 'vitest'
import { until } from './until.ts'

/** Waits for something to become so, and fails where it does not. */
export async function untilTrue(look: () => Promise<boolean>): Promise<void> {
  expect(await until(look, Boolean)).toBe(true)
}
