import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SLOW } from './test-order.ts'

test.each(Object.keys(SLOW))('%s is still there to be started first', (path) => {
  expect(existsSync(join(import.meta.dirname, '..', path))).toBe(true)
})
