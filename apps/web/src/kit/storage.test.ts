import { describe, expect, test } from 'vitest'
import { openStorage } from './storage.ts'

function plain() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('the browser’s storage', () => {
  test('is written to where it works', () => {
    const real = plain()
    const storage = openStorage(() => real)
    storage.setItem('theme', 'night')
    expect(real.kept.get('theme')).toBe('night')
    real.kept.set('theme', 'day')
    expect(storage.getItem('theme')).toBe('day')
    storage.removeItem('theme')
    expect(real.kept.size).toBe(0)
  })

  test('is replaced by a memory where every touch of it throws (offline 16)', () => {
    const storage = openStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(storage.getItem('theme')).toBeNull()
    storage.setItem('theme', 'night')
    expect(storage.getItem('theme')).toBe('night')
    storage.removeItem('theme')
    expect(storage.getItem('theme')).toBeNull()
  })

  test('that is full for a while shows what was set last', () => {
    const real = plain()
    let isFull = false
    const storage = openStorage(() => ({
      ...real,
      setItem(key, value) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        real.setItem(key, value)
      },
    }))
    storage.setItem('cart', 'one')
    isFull = true
    storage.setItem('cart', 'two')
    expect(storage.getItem('cart')).toBe('two')
    isFull = false
    storage.setItem('cart', 'three')
    expect([storage.getItem('cart'), real.kept.get('cart')]).toEqual(['three', 'three'])
  })
})
