import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CALLS, CHOICES, DIALOGS, FIRST_CHUNKS, LINES } from './first-chunks.ts'

const ROOT = join(import.meta.dirname, '../../..')
const LISTS = { calls: CALLS, dialogs: DIALOGS, choices: CHOICES, lines: LINES }
const files = Object.entries(LISTS).flatMap(([name, list]) => list.map((file) => [file, name] as const))

it.each(files)('%s is there, and goes into the file of %s', (file, name) => {
  expect(existsSync(join(ROOT, file))).toBe(true)
  const goesThere = FIRST_CHUNKS.find((chunk) => chunk.name === name)?.test
  expect(typeof goesThere === 'function' && goesThere(join(ROOT, file))).toBe(true)
})
