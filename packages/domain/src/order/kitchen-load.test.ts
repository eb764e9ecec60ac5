import { expect, test } from 'vitest'
import { fullness } from './kitchen-load.ts'

test.each([
  [{ orders: 3, items: 50 }, { orders: null, items: null }, null],
  [{ orders: 0, items: 0 }, { orders: 10, items: null }, 0],
  [{ orders: 4, items: 50 }, { orders: 10, items: null }, 0.4],
  [{ orders: 4, items: 45 }, { orders: 10, items: 50 }, 0.9],
  [{ orders: 12, items: 0 }, { orders: 10, items: 50 }, 1.2],
])('%j of %j is full by %s', (load, capacity, expected) => expect(fullness(load, capacity)).toBe(expected))
