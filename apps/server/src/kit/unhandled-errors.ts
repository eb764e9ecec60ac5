import type { Log } from './log.ts'

const STOP_LIMIT_MS = 15_000

/**
 * Under everything else: for promises that nobody waits for and errors that nobody hears, ours and those of libraries.
 *
 * A rejection ends nothing. That is safe, because whatever has to last is written in transactions: what the promise was doing
 * is either committed or not there, and work that it had taken falls due again when its lease ends.
 *
 * After an exception out of nowhere this process may be in any state. It stops in order, with a code that tells whoever
 * watches over it to start it again.
 */
export function stopOnUnhandledErrors(log: Log, stopInOrder: () => Promise<void>): void {
  let ending = false
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason }, 'a promise was rejected and nobody waited for it')
  })
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an exception was caught by nobody; the program stops')
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    stopInOrder()
      .catch((trouble: unknown) => log.error({ err: trouble }, 'the stop was not clean'))
      .finally(() => process.exit(1))
  })
}
