import { NotNow } from '../../../kit/jobs/next-try.ts'
import type { Job } from '../../../kit/jobs/worker.ts'
import { sign } from '../signature.ts'
import { overdueCheckouts } from './sandbox.sql.ts'
import { DELIVER_JOB, Delivery } from './sandbox-events.ts'
import { expire, SETTLE_JOB, type SettleSubject, settleLater } from './sandbox-till.ts'

const DELIVERY_LIMIT_MS = 10_000
const RETRY_SECONDS = 2
const EXPIRE_JOB = 'sandbox-expire'

/** The sandbox's own work: it posts signed events to the same address as any provider, and repeats them until they are taken. */
export function sandboxJobs(webhookUrl: string, secret: string): Record<string, Job> {
  return {
    [DELIVER_JOB]: async (payload, { now }) => {
      const { body } = Delivery.parse(payload)
      const answer = await fetch(webhookUrl, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'stripe-signature': await sign(body, secret, now()) },
        signal: AbortSignal.timeout(DELIVERY_LIMIT_MS),
      })
      // Our own door, and it says that it will open again soon.
      if (answer.status === 503) throw new NotNow('the webhook answered 503', RETRY_SECONDS)
      if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`)
    },
    [SETTLE_JOB]: async (payload, { database, now }) => {
      await database.transaction((tx) => settleLater(tx, payload as SettleSubject, now()))
    },
    [EXPIRE_JOB]: async (_payload, { database, now }) => {
      for (const { id } of await overdueCheckouts(database.db, now()))
        await database.transaction((tx) => expire(tx, id, now()))
    },
  }
}

export const SANDBOX_TIMETABLE = [{ task: EXPIRE_JOB, cron: '* * * * *' }]
