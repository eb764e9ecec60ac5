import { expect, it } from 'vitest'
import { fewAtOnce, TooBusy } from './few-at-once.ts'

it('runs so many at once, lets so many wait in their order, and sends the others away', async () => {
  const few = fewAtOnce(2, 2)
  const began: number[] = []
  const work = [1, 2, 3, 4, 5].map((n) => ({ n, ...Promise.withResolvers<number>() }))
  const results = work.map(({ n, promise }) =>
    few(() => {
      began.push(n)
      return promise
    }).catch((error: unknown) => error),
  )
  expect(await results[4]).toBeInstanceOf(TooBusy)
  expect(began).toEqual([1, 2])
  work[1]?.reject(new Error('failed'))
  await expect.poll(() => began).toEqual([1, 2, 3])
  for (const { n, resolve } of work) resolve(n)
  expect((await Promise.all(results)).slice(2, 4)).toEqual([3, 4])
  expect(await few(async () => 6)).toBe(6)
})
