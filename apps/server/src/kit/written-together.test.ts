import { expect, it } from 'vitest'
import { writtenTogether } from './written-together.ts'

it('what comes while one is being written is written together after it', async () => {
  const batches: (readonly number[])[] = []
  const first = Promise.withResolvers<void>()
  const isWriting = Promise.withResolvers<void>()
  const write = writtenTogether<number>(async (all) => {
    batches.push(all)
    isWriting.resolve()
    if (batches.length === 1) await first.promise
  })
  const one = write(1)
  await isWriting.promise
  const others = [write(2), write(3)]
  first.resolve()
  await Promise.all([one, ...others])
  expect(batches).toEqual([[1], [2, 3]])
})

it('a writing that fails is told to those who were in it, and to nobody else', async () => {
  const write = writtenTogether<string>(async (all) => {
    if (all.includes('bad')) throw new Error('no')
  })
  const ends = await Promise.allSettled([write('good'), write('bad')])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await write('good')
})
