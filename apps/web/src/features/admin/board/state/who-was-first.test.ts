import { fullStop } from '@sizzle/domain/full-stop.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { whoWasFirst } from './moves.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['was first, at 12:34 p.m.', 'was first, at 12:34 p.m.'],
  ['Nothing waits', 'Nothing waits.'],
])('%s ends with one full stop', (words, ended) => expect(fullStop(words)).toBe(ended))

test.each([
  ['America/St_Johns', 'Sam Staff was first, at 1:04 p.m.'],
  ['America/Vancouver', 'Sam Staff was first, at 1:04 p.m. NST.'],
])('who was first ends with one full stop, read in %s', (device, sentence) => {
  vi.stubEnv('TZ', device)
  const at = '2026-11-20T16:34:00Z'
  expect(whoWasFirst({ by: 'Sam Staff', at, status: 'ready' }, { timeZone: 'America/St_Johns' })).toBe(sentence)
})
