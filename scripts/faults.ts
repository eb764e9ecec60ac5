import { join } from 'node:path'
import { runNode, runSuites } from './suites.ts'

// `npm run faults`: the tests that break things on purpose, each in its full length, and a table of what they showed.
// With the name of one of these, that one instead.

const NAMED: Readonly<Record<string, string>> = {
  // Kills of the program and restarts of its database under load.
  restarts: 'restarts/run.ts',
  // The primary of two database hosts is killed, the standby promoted.
  failover: 'hosts/failover.ts',
  // Two processes behind haproxy are restarted in turns.
  rolling: 'hosts/rolling.ts',
  // Two processes behind PgBouncer.
  pooler: 'hosts/pooler.ts',
  // Orders are deleted by mistake, and an archived log brings them back.
  'point-in-time': 'hosts/point-in-time.ts',
  // The files of `deploy/`, read by the programs they are for.
  deploy: 'hosts/check-deploy.ts',
}
const TESTING = join(import.meta.dirname, '../apps/server/src/testing')

const [name = '', ...options] = process.argv.slice(2)
const named = NAMED[name]
process.exitCode =
  named !== undefined
    ? await runNode([join(TESTING, named), ...options])
    : await runSuites([
        ['apps/server/src/checkouts/webhooks.test.ts', 'forged, replayed, misdated and mismatching payment events'],
        [
          'apps/server/src/checkouts/event-order.test.ts',
          'paid, failed, expired, refunded in every order with repeats',
        ],
        [
          'apps/server/src/checkouts/arriving-money.test.ts',
          'money late, twice, unheard of, for meals that cannot be made',
        ],
        ['apps/server/src/payments/refunds.test.ts', 'refunds through outages, races and any sequence of steps'],
        ['apps/server/src/checkouts/crash.test.ts', 'a process killed at every await of refund and settlement'],
      ])
