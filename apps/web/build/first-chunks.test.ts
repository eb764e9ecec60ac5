import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CALLS, FIRST_CHUNKS } from './first-chunks.ts'

const ROOT = join(import.meta.dirname, '../../..')

it.each(CALLS)('%s is there, and goes into the file of calls', (file) => {
  expect(existsSync(join(ROOT, file))).toBe(true)
  const isCall = FIRST_CHUNKS.find(({ name }) => name === 'calls')?.test
  expect(typeof isCall === 'function' && isCall(join(ROOT, file))).toBe(true)
})
