import { parentPort, workerData } from 'node:worker_threads'
import type { FromThread, ToThread } from './mail-thread.ts'
import { type SmtpOptions, smtpMail } from './smtp.ts'

// The thread of mail-thread.ts.
const provider = smtpMail(workerData as SmtpOptions) // mailInThread() hands over nothing else
const cuts = new Map<number, AbortController>()

type ToSend = Extract<ToThread, { mail: unknown }>

async function send({ n, mail }: ToSend) {
  const cut = new AbortController()
  cuts.set(n, cut)
  const outcome = await provider.send(mail, cut.signal)
  cuts.delete(n)
  parentPort?.postMessage({ n, outcome } satisfies FromThread)
}

parentPort?.on('message', (told: ToThread) => {
  if ('cut' in told) cuts.get(told.cut)?.abort()
  else void send(told)
})
