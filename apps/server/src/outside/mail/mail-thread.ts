import { Worker } from 'node:worker_threads'
import { failed, type Outcome } from '../outcome.ts'
import type { Mail, MailProvider } from './mail.ts'
import type { SmtpOptions } from './smtp.ts'

/** What the thread is told: a mail under a number, or that the one with this number is given up. */
export type ToThread = { readonly n: number; readonly mail: Mail } | { readonly cut: number }
export type FromThread = { readonly n: number; readonly outcome: Outcome }

const FILE = new URL('./smtp-thread.ts', import.meta.url)
/** A mail is a few kilobytes; more young memory would only be kept. */
const MEMORY = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 64 }

/**
 * Mail by SMTP in a thread of its own, begun with the first mail. To write a mail as its servers want it and to talk to one
 * takes more than a millisecond, during which nobody who orders would be answered.
 */
export function mailInThread(options: SmtpOptions): MailProvider {
  const waiting = new Map<number, (outcome: Outcome) => void>()
  let thread: Worker | undefined
  let last = 0

  function begin(): Worker {
    const begun = new Worker(FILE, { workerData: options, resourceLimits: MEMORY, execArgv: [] })
    thread = begun
    begun.on('message', ({ n, outcome }: FromThread) => {
      waiting.get(n)?.(outcome)
      waiting.delete(n)
      // A thread that has nothing to do holds up no stop.
      if (waiting.size === 0) begun.unref()
    })
    const end = (why: string) => {
      if (thread !== begun) return
      thread = undefined
      for (const answer of waiting.values()) answer({ ...failed('outage', why), mayHaveLeft: true })
      waiting.clear()
    }
    begun.on('error', (error) => end(`What sends mail ended: ${String(error)}`))
    begun.on('exit', () => end('What sends mail ended'))
    return begun
  }

  return {
    name: 'smtp',
    async send(mail, signal) {
      const to = thread ?? begin()
      last += 1
      const n = last
      const { promise, resolve } = Promise.withResolvers<Outcome>()
      waiting.set(n, resolve)
      to.ref()
      const tell = (told: ToThread) => to.postMessage(told)
      tell({ n, mail })
      const cut = () => tell({ cut: n })
      if (signal.aborted) cut()
      signal.addEventListener('abort', cut, { once: true })
      const outcome = await promise
      signal.removeEventListener('abort', cut)
      return outcome
    },
  }
}
