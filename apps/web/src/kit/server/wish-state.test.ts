import { CallError } from '@sizzle/contract/client.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createWish, createWishKey, type KeptWish, type Shelf } from './wish-state.ts'

// The server is the outside here: every call is written down and answered from a list.
type Refund = { amount: number; at?: number }
let sent: { key: string; input: Refund }[] = []
let answers: (number | Error)[] = []

async function call(input: Refund, key: string): Promise<string> {
  sent.push({ key, input })
  await Promise.resolve()
  const answer = answers.shift() ?? 200
  if (answer === 200) return `refunded ${input.amount}`
  throw answer instanceof Error ? answer : refusal(answer)
}

function refusal(status: number): CallError {
  const body = { success: false, error: '', code: 'any', userMessage: `status ${status}`, requestId: '', timestamp: '' }
  return new CallError(status, { ...body, success: false })
}

beforeEach(() => {
  ;[sent, answers] = [[], []]
})
const keys = () => sent.map(({ key }) => key)

describe('one wish, one key', () => {
  it.each([
    ['silence', 0],
    ['a time-out', 408],
    ['a refused hurry', 429],
    ['an outage', 500],
    ['a closed gate', 503],
    ['a bug on the way back', new Error('cannot read this')],
  ])('after %s another press is the same wish', async (_, answer) => {
    answers = [answer]
    const wish = createWish(call)
    await wish.send({ amount: 5 })
    await wish.send({ amount: 5 })
    expect(keys()[0]).toBe(keys()[1])
  })

  it.each([400, 401, 404, 409, 410, 422])('after a refusal of %i another press is a new wish', async (status) => {
    answers = [status]
    const wish = createWish(call)
    await wish.send({ amount: 5 })
    await wish.send({ amount: 5 })
    expect(new Set(keys()).size).toBe(2)
  })

  it('what succeeded is over: the same once more is a new wish', async () => {
    const wish = createWish(call)
    await wish.send({ amount: 5 })
    await wish.send({ amount: 5 })
    expect(new Set(keys()).size).toBe(2)
  })

  it.each([0, 400, 500])('changed content is a new wish, also after %i', async (status) => {
    answers = [status]
    const wish = createWish(call)
    await wish.send({ amount: 5 })
    await wish.send({ amount: 4 })
    expect([new Set(keys()).size, sent[1]?.input]).toEqual([2, { amount: 4 }])
  })

  it('what is only sent along stays as it was first sent', async () => {
    answers = [0]
    const wish = createWish(call, createWishKey<Refund>({ contentOf: ({ amount }) => amount }))
    await wish.send({ amount: 5, at: 1 })
    await wish.send({ amount: 5, at: 2 })
    expect(sent.map(({ input }) => input.at)).toEqual([1, 1])
    expect(keys()[0]).toBe(keys()[1])
  })
})

describe('a wish on a screen', () => {
  it('a double press sends once', async () => {
    const wish = createWish(call)
    await Promise.all([wish.send({ amount: 5 }), wish.send({ amount: 5 })])
    expect(sent).toHaveLength(1)
  })

  it('says how it stands: under way, refused, then done', async () => {
    answers = [409]
    const wish = createWish(call)
    const first = wish.send({ amount: 5 })
    expect(wish.state.get()).toEqual({ isPending: true, error: undefined, answer: undefined })
    await first
    expect(wish.state.get()).toMatchObject({ isPending: false, error: { status: 409 } })
    await wish.send({ amount: 5 })
    expect(wish.state.get()).toEqual({ isPending: false, error: undefined, answer: 'refunded 5' })
    wish.reset()
    expect(wish.state.get().answer).toBeUndefined()
  })

  it('tells of either end, and then that it is over', async () => {
    const heard: string[] = []
    const told = {
      onDone: (answer: string, input: Refund) => heard.push(`${answer} of ${input.amount}`),
      onFailed: (error: unknown) => heard.push(String(error)),
      onSettled: () => heard.push('over'),
    }
    answers = [409]
    const wish = createWish(call)
    await wish.send({ amount: 5 }, told)
    await wish.send({ amount: 5 }, told)
    expect(heard).toEqual(['CallError: status 409', 'over', 'refunded 5 of 5', 'over'])
  })
})

it('a kept wish survives a reload, until it has its answer', async () => {
  let stored: string | undefined
  const shelf: Shelf = {
    read: () => (stored === undefined ? undefined : (JSON.parse(stored) as KeptWish)),
    write: (wish) => {
      stored = JSON.stringify(wish)
    },
    clear: () => {
      stored = undefined
    },
  }
  answers = [0, 503]
  for (let load = 0; load < 3; load++) await createWish(call, createWishKey({ shelf })).send({ amount: 5 })
  expect([sent.length, new Set(keys()).size, stored]).toEqual([3, 1, undefined])
})
