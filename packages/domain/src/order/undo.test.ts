import { describe, expect, test } from 'vitest'
import { canMove, ORDER_STATUSES } from './status.ts'
import { takeBack } from './undo.ts'

const at = new Date('2026-11-20T18:00:00Z')
const after = (ms: number) => new Date(at.getTime() + ms)
const ME = 'me'

describe('taking back a step', () => {
  test.each(ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const)))(
    'from %s to %s is possible where the step was, but never a cancellation',
    (from, to) => {
      const answer = takeBack({ status: to, at, actorId: ME }, from, ME, at)
      if (canMove(from, to) && to !== 'cancelled') expect(answer).toEqual({ ok: true, value: { status: from } })
      else expect(answer).toMatchObject({ ok: false, refusal: { code: 'undo_not_possible' } })
    },
  )

  test('the first step of all is no step', () => {
    expect(takeBack({ status: 'pending', at, actorId: ME }, undefined, ME, at)).toMatchObject({
      refusal: { code: 'undo_not_possible' },
    })
  })

  test.each([
    [0, true],
    [5000, true],
    [5001, false],
    [60_000, false],
  ])('%i ms after it: %s', (ms, possible) => {
    const answer = takeBack({ status: 'ready', at, actorId: ME }, 'preparing', ME, after(ms))
    expect(answer.ok).toBe(possible)
    if (!answer.ok) expect(answer.refusal).toEqual({ code: 'undo_too_late' })
  })

  test.each(['somebody', null])('is for its author, not for others when it was made by %s', (actorId) => {
    expect(takeBack({ status: 'ready', at, actorId }, 'preparing', ME, at)).toMatchObject({
      refusal: { code: 'undo_not_yours' },
    })
  })
})
