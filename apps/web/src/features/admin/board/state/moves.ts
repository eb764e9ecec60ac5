import { CallError, refusalOf } from '@sizzle/contract/client.ts'
import { isAnswered } from '@sizzle/domain/calls/retry.ts'
import { fullStop } from '@sizzle/domain/full-stop.ts'
import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { MOVE_LABELS } from '@sizzle/domain/order/status.ts'
import { api } from '../../../../kit/api.ts'
import type { Replay } from '../../../../kit/offline/action-queue.ts'
import type { KeptAction } from '../../../../kit/offline/action-store.ts'
import { deviceQueue, personHere, sendKeptBy } from '../../../../kit/offline/device-queue.ts'
import { isOnline } from '../../../../kit/offline/line.ts'
import { createWishKey } from '../../../../kit/server/wish-state.ts'
import { createStore } from '../../../../kit/store.ts'
import { timeInRow } from '../../../../ui/clock.ts'
import type { BoardOrder } from './board-query.ts'

// A move shows at once and is sent in the background. Moves made offline wait in the device's queue and are sent later.

const MOVE = '/updateOrderStatus'
export type MoveInput = { orderId: string; status: OrderStatus; expectedVersion: number; from: OrderStatus }
export type MoveAnswer = Awaited<ReturnType<typeof post>>
export type MoveResult =
  /** Nobody could be reached, and the storage of this device is full. */
  | { readonly kind: 'not_kept' }
  | { kind: 'moved'; answer: MoveAnswer }
  | { kind: 'queued' }
  | { kind: 'refused'; error: CallError }
  /** Not sent, because the move before it was refused. */
  | { kind: 'dropped' }

/** Under way right now: what the screen shows already and the server has not said yes to. */
export const sending = createStore<ReadonlyMap<string, OrderStatus>>(new Map())
export const NOTHING_SENDING: ReadonlyMap<string, OrderStatus> = new Map()

/** The newest move of each order that is under way. */
const underWay = new Map<string, Promise<MoveResult>>()

/**
 * Moves of one order are sent one after another: each is decided on what the one before brings. What was sent stays marked
 * until `noLongerSending`, which the caller says once the list knows the answer: a card must not jump back in between.
 */
export async function sendMove(order: BoardOrder, to: OrderStatus): Promise<MoveResult> {
  const { orderId } = order
  const before = underWay.get(orderId)
  const move = before ? sendAfter(before, order, to) : send(order, to)
  underWay.set(orderId, move)
  try {
    return await move
  } finally {
    if (underWay.get(orderId) === move) underWay.delete(orderId)
  }
}

async function sendAfter(before: Promise<MoveResult>, order: BoardOrder, to: OrderStatus): Promise<MoveResult> {
  mark(order.orderId, to)
  const result = await before
  if (result.kind !== 'moved' && result.kind !== 'queued') return { kind: 'dropped' }
  return await send(result.kind === 'moved' ? { ...order, broughtTo: result.answer.version } : order, to)
}

/** Waiting moves of this order are ahead of a new one, so it waits behind them. */
async function send(order: BoardOrder, to: OrderStatus): Promise<MoveResult> {
  const ahead = deviceQueue()
    .state.get()
    .waiting.filter((action) => isMove(action) && asMove(action.input).orderId === order.orderId).length
  const { orderId, status: from, broughtTo = 0 } = order
  const version = Math.max(order.version, broughtTo)
  const input = { orderId, status: to, expectedVersion: version + ahead, from }
  const { key: id } = createWishKey<MoveInput>().begin(input)
  if (ahead > 0 || !isOnline()) return keep(order, input, id)
  mark(orderId, to)
  try {
    return { kind: 'moved', answer: await post(input, id) }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (!isAnswered(error.status)) return await keep(order, input, id)
    return { kind: 'refused', error }
  }
}

/** A later move of the same order keeps its own mark. */
export function noLongerSending(orderId: string, to: OrderStatus): void {
  if (sending.get().get(orderId) === to) mark(orderId, undefined)
}

async function keep(order: BoardOrder, input: MoveInput, id: string): Promise<MoveResult> {
  const person = personHere()
  const action: KeptAction = {
    id,
    ...(person ? { by: person.id, byName: person.name } : {}),
    call: MOVE,
    input,
    label: `${order.shortNumber}: ${input.status === 'pending' ? '' : MOVE_LABELS[input.status]}`,
    madeAt: Date.now(),
    timeZone: order.locationInfo.timeZone,
    version: input.expectedVersion,
    tries: 0,
    notBefore: 0,
  }
  return await deviceQueue()
    .add(action)
    .then(
      () => ({ kind: 'queued' }) as const,
      () => ({ kind: 'not_kept' }) as const,
    )
}

/** Sent the same way every time, or the key would meet another body. */
async function post({ orderId, status, expectedVersion, from }: MoveInput, key: string) {
  try {
    return await api.post('/updateOrderStatus', { orderId, status, expectedVersion }, key)
  } catch (error) {
    // The order changed without being moved, by a payment or a message: the move is still valid.
    if (stateNow(error)?.status !== from || refusalOf(error, '/updateOrderStatus')?.code !== 'order_changed')
      throw error
    return await api.post('/updateOrderStatus', { orderId, status }, `${key}-again`)
  }
}

async function replayMove(action: KeptAction): Promise<Replay> {
  const input = asMove(action.input)
  try {
    if (action.version === null) {
      await api.post('/updateOrderStatus', { orderId: input.orderId, status: input.status }, action.id)
    } else await post(input, action.id)
    return { status: 200 }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const now = stateNow(error)
    return {
      status: error.status,
      problem: now ? `${error.message} ${whoWasFirst(now, { timeZone: action.timeZone ?? null })}` : error.message,
    }
  }
}

sendKeptBy(MOVE, replayMove)

/** Other things wait in the same queue. */
export function isMove({ call }: KeptAction): boolean {
  return call === MOVE
}

/** Written by `keep` only. */
export function asMove(input: unknown): MoveInput {
  return input as MoveInput
}

function mark(orderId: string, to: OrderStatus | undefined): void {
  const next = new Map(sending.get())
  if (to === undefined) next.delete(orderId)
  else next.set(orderId, to)
  sending.set(next)
}

export type StateNow = { status: OrderStatus; at: string; by: string }

/** Two people at once: the loser is told what is there now, who did it and when (ordering 26). */
export function stateNow(error: unknown): StateNow | undefined {
  const refusal = refusalOf(error, '/updateOrderStatus', '/undoMove', '/cancelOrder')
  return refusal && 'current' in refusal ? refusal.current : undefined
}

export function whoWasFirst({ by, at }: StateNow, { timeZone }: { readonly timeZone: string | null }): string {
  return fullStop(`${by || 'Somebody else'} was first, at ${timeInRow(at, timeZone, 'time')}`)
}
