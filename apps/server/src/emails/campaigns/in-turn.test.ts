import { describe, expect, it } from 'vitest'
import { sendInTurn } from './in-turn.ts'

const WIDTH = 4
type Written = { readonly ends: readonly string[]; readonly ids: readonly string[] }

/** So many letters whose turn is now, and what was written down of them. */
function letters(count: number, send: (id: string) => Promise<unknown>) {
  const writes: Written[] = []
  let mostOpen = 0
  const at = performance.now()
  const sent: string[] = []
  const all = {
    turns: Array.from({ length: count }, (_, n) => ({ id: `letter ${n}`, at })),
    width: WIDTH,
    mayBegin: () => true,
    write: async (ends: readonly string[], ids: readonly string[]) => {
      writes.push({ ends, ids })
      const open = writes.flatMap((one) => one.ids).length - writes.flatMap((one) => one.ends).length
      mostOpen = Math.max(mostOpen, open)
      return ids.map((id) => ({ id }))
    },
    send: async ({ id }: { id: string }) => {
      sent.push(id)
      await send(id)
      return id
    },
  }
  return { all, writes, sent, mostOpen: () => mostOpen }
}

describe('letters in turn', () => {
  it('share their writings, and few are begun without their end being written (messages 58)', async () => {
    const { all, writes, sent, mostOpen } = letters(30, async () => undefined)
    await sendInTurn(all)
    const names = all.turns.map(({ id }) => id)
    expect(sent).toEqual(names)
    expect(writes.flatMap(({ ids }) => ids)).toEqual(names)
    expect(writes.flatMap(({ ends }) => ends).toSorted()).toEqual(names.toSorted())
    expect(writes[0]).toEqual({ ends: [], ids: names.slice(0, WIDTH) })
    expect(writes.length).toBeLessThanOrEqual(31)
    expect(mostOpen()).toBeLessThanOrEqual(WIDTH)
  })

  it('go on beside one that hangs', async () => {
    const hung = Promise.withResolvers<void>()
    const { all, writes } = letters(12, (id) => (id === 'letter 0' ? hung.promise : Promise.resolve()))
    const sending = sendInTurn(all)
    await expect.poll(() => writes.flatMap(({ ends }) => ends).length).toBe(11)
    hung.resolve()
    await sending
    expect(writes.at(-1)).toEqual({ ends: ['letter 0'], ids: [] })
  })

  it('that cannot be begun any more are passed over', async () => {
    const { all, sent } = letters(12, async () => undefined)
    await sendInTurn({ ...all, write: async () => [] })
    expect(sent).toEqual([])
    await sendInTurn({ ...all, mayBegin: () => sent.length < 6 })
    expect(sent.length).toBeLessThan(6 + WIDTH)
  })

  it('are written down before a failure of one ends the batch', async () => {
    const { all, writes, sent } = letters(12, (id) =>
      id === 'letter 1' ? Promise.reject(new Error('no')) : Promise.resolve(),
    )
    await expect(sendInTurn(all)).rejects.toThrow('no')
    expect(writes.flatMap(({ ends }) => ends).toSorted()).toEqual(sent.filter((id) => id !== 'letter 1').toSorted())
  })
})
