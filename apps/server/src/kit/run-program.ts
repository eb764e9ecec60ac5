import { constants } from 'node:os'
import { reasonOf, StartError } from './db/start-error.ts'

export type RunControl = {
  /** Closed in reverse when the program ends, also when its start fails half-way. */
  readonly opened: AsyncDisposableStack
  /** Aborted by the first signal; between two steps of the start it is looked at. */
  readonly stopping: AbortSignal
  /** Ends the program as the first signal does. */
  readonly stop: () => void
}

// SIGHUP: the terminal is gone.
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
const SAME_WISH_MS = 1000
/** After a failed start, parts that do not close in this time are abandoned. */
const CLOSE_LIMIT_MS = 10_000

/**
 * From the start to the last closed part. The first signal drains, the second means it: then the process ends at once, and
 * its database is stopped by the watch over it. A failed start closes what it had opened and says why in one sentence.
 */
export async function runProgram(start: (ending: RunControl) => Promise<void>): Promise<never> {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()))
  onSignals((signal) => {
    if (stopping.signal.aborted) process.exit(128 + constants.signals[signal])
    stop()
  })
  const opened = new AsyncDisposableStack()
  try {
    await start({ opened, stopping: stopping.signal, stop })
    await stopped
  } catch (error) {
    if (!stopping.signal.aborted) return await fail(error, opened)
  }
  try {
    await opened.disposeAsync()
  } catch (error) {
    process.stderr.write(`The stop was not clean: ${reasonOf(error)}\n`)
    process.exit(1)
  }
  process.exit(0)
}

/** Terminal, npm and the end of npm may all tell us the same: it is heard once. A second later it is a new wish. */
function onSignals(act: (signal: (typeof SIGNALS)[number]) => void) {
  let last = Number.NEGATIVE_INFINITY
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (performance.now() - last < SAME_WISH_MS) return
      last = performance.now()
      act(signal)
    })
  }
}

async function fail(error: unknown, opened: AsyncDisposableStack): Promise<never> {
  process.stderr.write(`${error instanceof StartError ? error.message : unexpected(error)}\n`)
  // Both would only repeat what has just been said.
  await Promise.race([opened.disposeAsync().catch(() => undefined), after(CLOSE_LIMIT_MS)])
  process.exit(1)
}

/** No sentence was written for this one. What the system refuses says enough; of a mistake of ours the place follows. */
function unexpected(error: unknown): string {
  const sentence = `The program could not start: ${reasonOf(error)}.`
  if (!(error instanceof Error) || 'syscall' in error) return sentence
  return [sentence, ...(error.stack?.split('\n').slice(1) ?? [])].join('\n')
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
