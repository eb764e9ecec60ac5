import { expect, it } from 'vitest'
import { readTogether } from './read-together.ts'

function aSource() {
  const began: string[] = []
  const open: PromiseWithResolvers<void>[] = []
  let content = 'old'
  const ask = readTogether<string>()
  return {
    began,
    write: (text: string) => {
      content = text
    },
    ask: (question = 'menu') =>
      ask(question, async () => {
        const read = content
        began.push(`${question}: ${read}`)
        const end = Promise.withResolvers<void>()
        open.push(end)
        await end.promise
        return read
      }),
    end: () => open.shift()?.resolve(),
    fail: () => open.shift()?.reject(new Error('the database is away')),
  }
}

it('answers all who ask during a reading from the next one, which begins after they asked', async () => {
  const source = aSource()
  const first = source.ask()
  source.write('new')
  const others = [source.ask(), source.ask(), source.ask()]
  expect(source.began).toEqual(['menu: old'])
  source.end()
  expect(await first).toBe('old')
  await expect.poll(() => source.began).toEqual(['menu: old', 'menu: new'])
  source.write('newest')
  const late = source.ask()
  source.end()
  expect(await Promise.all(others)).toEqual(['new', 'new', 'new'])
  await expect.poll(() => source.began).toHaveLength(3)
  source.end()
  expect(await late).toBe('newest')
})

it('reads different questions side by side', async () => {
  const source = aSource()
  const both = [source.ask('truro'), source.ask('halifax')]
  expect(source.began).toEqual(['truro: old', 'halifax: old'])
  source.end()
  source.end()
  expect(await Promise.all(both)).toEqual(['old', 'old'])
})

it('a reading that fails is told to those who shared it, and the next ones read anew', async () => {
  const source = aSource()
  const first = source.ask()
  const second = source.ask()
  source.fail()
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => source.began).toHaveLength(2)
  source.end()
  expect(await second).toBe('old')
})
