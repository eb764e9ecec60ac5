import { expect, it } from 'vitest'
import { openStorage } from '../storage.ts'
import { openSignInAttempts } from './sign-in-attempts.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)

function aStorage(content: Record<string, string> = {}) {
  const kept = new Map(Object.entries(content))
  return openStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }))
}

it('holds after three failures until fifteen minutes after the first of them (people 10)', () => {
  const storage = aStorage()
  const attempts = openSignInAttempts(storage)
  for (const minute of [0, 1, 2]) {
    expect(attempts.secondsLeft(later(minute))).toBe(0)
    attempts.noteFailure(later(minute))
  }
  expect(attempts.secondsLeft(later(2))).toBe(13 * 60)
  expect(openSignInAttempts(storage).secondsLeft(later(14))).toBe(60)
  expect(attempts.secondsLeft(later(15))).toBe(0)
})

it('lets go when somebody got in', () => {
  const storage = aStorage()
  const attempts = openSignInAttempts(storage)
  for (const minute of [0, 0, 0]) attempts.noteFailure(later(minute))
  attempts.release()
  expect(attempts.secondsLeft(NOON)).toBe(0)
})

it.each(['{', '"x"', '{"a":1}', '["a",null]'])('is not stopped by what somebody put into the storage: %s', (text) => {
  const attempts = openSignInAttempts(aStorage({ 'sign-in-attempts': text }))
  expect(attempts.secondsLeft(NOON)).toBe(0)
})

it('stays out of the way where a browser refuses storage', () => {
  const refusing = openStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const attempts = openSignInAttempts(refusing)
  attempts.noteFailure(NOON)
  attempts.release()
  expect(attempts.secondsLeft(NOON)).toBe(0)
})
