import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { gatheredReads } from './gathered-reads.ts'

function recorded(answers: Record<string, string>) {
  const asked: (readonly string[])[] = []
  const read = gatheredReads(async (keys) => {
    asked.push(keys)
    await wait(5)
    if (keys.includes('broken')) throw new Error('the database is gone')
    return new Map(keys.flatMap((key) => (answers[key] === undefined ? [] : [[key, answers[key]]])))
  })
  return { asked, read }
}

it('answers all who ask in the same turn from one reading, each with their own', async () => {
  const { asked, read } = recorded({ a: 'Asha', b: 'Ben' })
  expect(await Promise.all([read('a'), read('b'), read('a'), read('nobody')])).toEqual([
    'Asha',
    'Ben',
    'Asha',
    undefined,
  ])
  expect(asked).toEqual([['a', 'b', 'nobody']])
})

it('never answers from a reading that began before the question', async () => {
  const answers: Record<string, string> = { a: 'staff' }
  const { asked, read } = recorded(answers)
  const first = read('a')
  await expect.poll(() => asked, { interval: 1 }).toEqual([['a']])
  answers.a = 'nobody any more'
  const second = read('a')
  expect([await first, await second].at(1)).toBe('nobody any more')
  expect(asked).toHaveLength(2)
})

it('fails those who asked together, and nobody after them', async () => {
  const { read } = recorded({ a: 'Asha' })
  const together = await Promise.allSettled([read('a'), read('broken')])
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read('a')).toBe('Asha')
})
