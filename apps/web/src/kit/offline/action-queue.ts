import { afterReplay, BETWEEN_REPLAYS_MS, nextAction, REQUEUE_AFTER_MS, waitOf } from '@sizzle/domain/calls/outbox.ts'
import { oneTabAtATime } from '../one-tab-at-a-time.ts'
import { createWishKey } from '../server/wish-state.ts'
import { createStore } from '../store.ts'
import { type KeptAction, openActionStore } from './action-store.ts'
import { isOnline } from './line.ts'

/** How a replay ended: the answer's status (0: no answer), the answer, and what the server said when it refused. */
export type Replay = { readonly status: number; readonly answer?: unknown; readonly problem?: string }

export type QueueState = {
  readonly waiting: readonly KeptAction[]
  /** Refused ones: shown until somebody tries again or discards. */
  readonly attention: readonly KeptAction[]
  /** Made on this device by somebody else: kept until that person signs in here again. */
  readonly ofOthers: readonly KeptAction[]
}
export type QueueOptions = {
  /** Tabs of the same name share the queue, and one of them replays. */
  readonly name: string
  /** The user of this screen: an action is sent only under the name of the person who made it. */
  readonly me: () => string | undefined
  /** The server's own word for it, asked before each replay: another tab may have signed in as somebody else. */
  readonly askWhoIsHere: () => Promise<string | undefined>
  /** Whether what is sent now is sent in the name of the paired device. */
  readonly isDevice: () => Promise<boolean>
  readonly send: (action: KeptAction) => Promise<Replay>
  /** After an action arrived, or was refused: what screens show may be old. */
  readonly onSettled: (action: KeptAction, answer: unknown) => void
}

export const EMPTY_QUEUE: QueueState = { waiting: [], attention: [], ofOthers: [] }

/** The actions kept on this device, as this screen shows them; changes reach every tab of the same name. */
function openKept({ name, me: whoAmI }: QueueOptions) {
  const state = createStore(EMPTY_QUEUE)
  const opened = openActionStore()
  const channel = new BroadcastChannel(name)
  async function read() {
    const all = (await (await opened).all()).toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
    const me = whoAmI()
    const own = all.filter(({ by, ofDevice }) => ofDevice === true || (me !== undefined && by === me))
    state.set({
      waiting: own.filter(({ problem }) => problem === undefined),
      attention: own.filter(({ problem }) => problem !== undefined),
      ofOthers: all.filter((action) => !own.includes(action)),
    })
  }
  async function changed() {
    await read()
    channel.postMessage('changed')
  }
  async function keep(action: KeptAction) {
    await (await opened).keep(action)
    await changed()
  }
  async function forget(action: KeptAction) {
    await (await opened).forget(action.place ?? 0)
    await changed()
  }
  /** Nothing waits for its next time any more. */
  async function hurry() {
    await read()
    const store = await opened
    for (const action of state.get().waiting) if (action.notBefore > 0) await store.keep({ ...action, notBefore: 0 })
    await read()
  }
  channel.onmessage = () => void read().catch(isOfStorage)
  return { state, read, keep, forget, hurry }
}

/** The browser may refuse its storage for a while: what is shown stays, and the next change or try reads it again. */
function isOfStorage(error: unknown): true {
  if (!(error instanceof DOMException)) throw error
  return true
}

/** Under a new key: the old one would only hear its refusal again. */
function newWishOf({ problem: _, ...action }: KeptAction): KeptAction {
  const { key } = createWishKey<KeptAction>().begin(action)
  return { ...action, id: key, version: null, tries: 0, broke: 0, notBefore: 0 }
}

/** Actions made while nobody could be reached: kept, replayed in order, never shown as done (offline 6, offline 8). */
export function createActionQueue(options: QueueOptions) {
  const { state, read, keep, forget, hurry } = openKept(options)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReplaying = false
  let isHeld = false

  /** One tab at a time: two replaying the same queue would overtake each other. */
  async function replay(): Promise<void> {
    if (isReplaying) return
    isReplaying = true
    try {
      await oneTabAtATime(`${options.name}-replay`, async () => {
        await read()
        while (await replayOne()) await pause(BETWEEN_REPLAYS_MS)
      })
    } catch (error) {
      isHeld = isOfStorage(error)
    } finally {
      isReplaying = false
    }
    clearTimeout(timer)
    const wait = shortestWait(state.get())
    if (wait === undefined) return
    timer = setTimeout(() => void replay(), Math.max(wait, isHeld ? REQUEUE_AFTER_MS : BETWEEN_REPLAYS_MS))
  }

  /** False when there is nothing to send, or not yet. */
  async function replayOne(): Promise<boolean> {
    const { next, isLeft } = await firstDue(state.get(), options)
    isHeld = isLeft
    if (!next) return false
    const { status, answer, problem } = await options.send(next)
    const outcome = afterReplay(next, status, new Date())
    if (outcome.kind === 'done') await forget(next)
    else await keep(outcome.kind === 'again' ? { ...next, ...outcome.action } : refused(next, problem))
    if (outcome.kind === 'again') return false
    options.onSettled(next, answer)
    return true
  }

  return {
    state,
    async add(action: KeptAction): Promise<void> {
      await keep(action)
      // The server may be reachable again already; otherwise the first failure sets the pace.
      void replay()
    },
    async tryAgain(action: KeptAction): Promise<void> {
      await keep(newWishOf(action))
      void replay()
    },
    discard: forget,
    /** The network is back, or the screen has just come up. */
    async wake(): Promise<void> {
      await hurry().catch(isOfStorage)
      void replay()
    },
  }
}
export type ActionQueue = ReturnType<typeof createActionQueue>

/** What the device itself has to send waits for nobody, and nobody's actions wait for it. */
function linesOf({ waiting }: QueueState): KeptAction[][] {
  return Object.values(Object.groupBy(waiting, ({ ofDevice }) => (ofDevice ? 'device' : 'people')))
}

function shortestWait(queue: QueueState): number | undefined {
  const waits = linesOf(queue).flatMap(([first]) => (first ? [waitOf(first, new Date())] : []))
  return waits.length === 0 ? undefined : Math.min(...waits)
}

/** The first that may be sent now, and whether another one is left because somebody else is here. */
async function firstDue(queue: QueueState, { isDevice, askWhoIsHere }: QueueOptions) {
  // Nothing is tried without a network: `wake` comes with it.
  if (!isOnline()) return { isLeft: true }
  let isLeft = false
  for (const line of linesOf(queue)) {
    const next = nextAction(line, new Date())
    if (!next) continue
    if (next.ofDevice ? await isDevice() : next.by === (await askWhoIsHere())) return { next, isLeft: false }
    isLeft = true
  }
  return { isLeft }
}

function refused(action: KeptAction, problem = 'The server did not accept this.'): KeptAction {
  return { ...action, tries: action.tries + 1, problem }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
