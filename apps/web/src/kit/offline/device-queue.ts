import { CallError, type PostInput, type PostPath } from '@sizzle/contract/client.ts'
import type { Topic } from '@sizzle/contract/live.ts'
import { NOT_NOW } from '@sizzle/contract/refusals/by-status.ts'
import { useMemo } from 'react'
import { api } from '../api.ts'
import { hasNotice, QUEUED_KEY } from '../has-notice.ts'
import { liveState } from '../live/live-state.ts'
import { askAgainAbout } from '../server/answers.ts'
import { askSession, type Session, session } from '../session/session.ts'
import { onDevice } from '../storage.ts'
import { useStore } from '../store.ts'
import { type ActionQueue, createActionQueue, EMPTY_QUEUE, type QueueState, type Replay } from './action-queue.ts'
import type { KeptAction } from './action-store.ts'
import { onLineBack } from './line-changes.ts'

// The one queue of this browser: what was asked for while nobody could be reached, whichever screen it was asked on.

/** Calls that are sent later as they are, under the key of the press, and what each makes old. */
const KEPT_CALLS = {
  '/createReservation': 'reservation.changed',
  '/createPhoneReservation': 'reservation.changed',
  '/cancelReservation': 'reservation.changed',
  '/processOrderPayment': 'order.changed',
  '/takeTillOrder': 'order.changed',
  '/addMenuItem': 'menu.changed',
  '/updateMenuItem': 'menu.changed',
  '/deleteMenuItem': 'menu.changed',
  '/setMenuItemAvailability': 'menu.changed',
  '/addLocation': 'location.changed',
  '/updateLocation': 'location.changed',
  '/toggleLocationStatus': 'location.changed',
  '/deleteLocation': 'location.changed',
  '/updateUser': 'user.changed',
  '/deactivateUser': 'user.changed',
} as const satisfies { readonly [P in PostPath]?: Topic }
export type KeptPath = keyof typeof KEPT_CALLS

type Person = { readonly id: string; readonly name: string }
/** Guests book tables without an account. What they left waiting is sent while nobody is signed in. */
const GUEST: Person = { id: 'guest', name: 'Guest' }

type SendKept = (action: KeptAction) => Promise<Replay>
const senders = new Map<string, SendKept>()
const settledListeners = new Set<(action: KeptAction, answer: unknown) => void>()
let queue: ActionQueue | undefined

/** Opened with the first screen that needs it; from then on it sends what waits whenever the network is back. */
export function deviceQueue(): ActionQueue {
  queue ??= open()
  return queue
}

export function useDeviceQueue(): QueueState {
  return useStore(deviceQueue().state, EMPTY_QUEUE)
}

/** What a change waits for already. */
export function useWaitingAbout(): ReadonlySet<string> {
  const { waiting } = useDeviceQueue()
  return useMemo(() => new Set(waiting.flatMap(({ about }) => (about === undefined ? [] : [about]))), [waiting])
}

/** Undefined while nobody can say who is here: then nothing is kept, because it could not be sent in anybody's name. */
export function personHere(known: Session = session.get()): Person | undefined {
  return known.state === 'ready' ? (known.user ?? GUEST) : undefined
}

/** For a call that is more than its input, such as a move that is decided on what stands there now. */
export function sendKeptBy(call: string, send: SendKept): void {
  senders.set(call, send)
}

/** After an action arrived, with its answer, or was refused. */
export function onKeptSettled(listener: (action: KeptAction, answer: unknown) => void): () => void {
  settledListeners.add(listener)
  return () => settledListeners.delete(listener)
}

function open(): ActionQueue {
  const opened = createActionQueue({
    // The name of the first version: tabs that are still open take turns with new ones.
    name: 'sizzle-board',
    me: () => personHere()?.id,
    askWhoIsHere: async () => personHere(await askSession())?.id,
    isDevice: async () => isOfDevice(await askSession()),
    send,
    onSettled: (action, answer) => {
      if (isKept(action.call)) void askAgainAbout(KEPT_CALLS[action.call])
      for (const listener of settledListeners) listener(action, answer)
    },
  })
  opened.state.subscribe(() => note(opened.state.get()))
  const wake = () => void opened.wake()
  onLineBack(wake)
  liveState.subscribe(() => liveState.get() === 'live' && wake())
  whenPersonChanges(wake)
  wake()
  return opened
}

/** Who is signed in with a password here is nobody of this till. */
function isOfDevice(known: Session): boolean {
  return known.state === 'ready' && (known.user === null || known.user.byPin === true)
}

function whenPersonChanges(tell: () => void): void {
  let known = personHere()?.id
  session.subscribe(() => {
    const now = personHere()?.id
    if (now === known) return
    known = now
    tell()
  })
}

/** The first script of the next visit looks only at this. */
function note({ waiting, attention, ofOthers }: QueueState): void {
  const isEmpty = waiting.length + attention.length + ofOthers.length === 0
  if (isEmpty) onDevice.removeItem(QUEUED_KEY)
  else {
    onDevice.setItem(QUEUED_KEY, '1')
    hasNotice.set(true)
  }
}

async function send(action: KeptAction): Promise<Replay> {
  try {
    return await (senders.get(action.call) ?? sendAsItIs)(action)
  } catch (error) {
    // A bug of ours counts as the server's: three times, and it goes to a person instead of holding up the others.
    if (!(error instanceof CallError)) return { status: 500, problem: NOT_NOW }
    return { status: error.status, problem: error.message }
  }
}

async function sendAsItIs({ call, input, id }: KeptAction): Promise<Replay> {
  // It is another screen's, which is not loaded: its turn comes there.
  if (!isKept(call)) return { status: 0 }
  // Kept by `useKeptWish` alone, for this path.
  return { status: 200, answer: await api.post(call, input as PostInput<KeptPath>, id) }
}

function isKept(call: string): call is KeptPath {
  return Object.hasOwn(KEPT_CALLS, call)
}
