import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOTS } from './chunks.ts'

it.each(Object.values(ROOTS).flat())('%s is there', (file) => {
  expect(existsSync(join(import.meta.dirname, '../../..', file))).toBe(true)
})
