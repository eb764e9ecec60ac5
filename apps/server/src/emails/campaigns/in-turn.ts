import { setTimeout as sleep } from 'node:timers/promises'
import { openAlarm } from '../../kit/leases/alarm.ts'

/** So far ahead of its turn a letter is begun: those of a tenth of a second share one commit with the ends of those before them. */
const AHEAD_MS = 100
/** So long an end waits for a beginning that it can be written with. */
const GATHER_MS = 100
const LONGEST_WAIT_MS = 60_000

type Turn = { readonly id: string; readonly at: number }

type InTurn<Begun, End> = {
  /** In their order, each with its time by the clock of `performance`. */
  readonly turns: readonly Turn[]
  /** At most so many are begun without their end being written: who is killed leaves no more of them behind. */
  readonly width: number
  readonly mayBegin: () => boolean
  /** Writes down how some ended and begins others, in one commit; answers which could be begun. */
  readonly write: (ends: readonly End[], ids: readonly string[]) => Promise<readonly Begun[]>
  readonly send: (begun: Begun) => Promise<End>
}

/**
 * Sends each in its turn. A commit waits for the disk, and who orders waits behind it: so there is one for several letters
 * and not two for each.
 */
export async function sendInTurn<Begun extends { readonly id: string }, End>(parts: InTurn<Begun, End>): Promise<void> {
  const { turns, width, mayBegin, write, send } = parts
  const alarm = openAlarm()
  let next = 0
  let held = 0
  let ends: End[] = []
  let firstEndAt = 0
  let failure: { readonly error: unknown } | undefined

  async function launch(begun: Begun, at: number) {
    try {
      await sleep(Math.max(0, at - performance.now()))
      const end = await send(begun)
      if (ends.length === 0) firstEndAt = performance.now()
      ends.push(end)
    } catch (error) {
      failure ??= { error }
      held -= 1
    }
    alarm.ring()
  }
  const left = () => (failure === undefined && mayBegin() ? turns.slice(next) : [])
  const places = () => width - held + ends.length

  function dueAt(): number {
    const [first] = left()
    const beginAt = first && places() > 0 ? first.at : Number.POSITIVE_INFINITY
    if (ends.length === 0) return beginAt
    return !first && ends.length === held ? 0 : Math.min(beginAt, firstEndAt + GATHER_MS)
  }

  while (left().length > 0 || held > 0) {
    const wait = dueAt() - performance.now()
    if (wait > 0) {
      await alarm.wait(Math.min(wait, LONGEST_WAIT_MS))
      continue
    }
    const soon = performance.now() + AHEAD_MS
    const group = left()
      .slice(0, places())
      .filter(({ at }) => at <= soon)
    const written = ends
    ends = []
    next += group.length
    const begun = await write(
      written,
      group.map(({ id }) => id),
    )
    held += begun.length - written.length
    for (const one of begun) void launch(one, group.find(({ id }) => id === one.id)?.at ?? 0)
  }
  if (failure) throw failure.error
}
