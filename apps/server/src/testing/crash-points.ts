import type { Database } from '../kit/db/open.ts'
import type { Db, Tx } from '../kit/db/sql.ts'
import type { PayProvider } from '../outside/pay/pay.ts'

/**
 * Counts every await at the edges of a program (each statement, each commit, each call to the provider) and kills the
 * process at one of them, before or after it, as a power cut would: no handler, no rollback, no goodbye.
 */
export function crashPoints(crashAt: number) {
  let passed = 0
  const point = () => {
    passed += 1
    if (passed === crashAt) process.kill(process.pid, 'SIGKILL')
  }
  async function between<T>(work: () => Promise<T>): Promise<T> {
    point()
    const result = await work()
    point()
    return result
  }
  const counted = (db: Db): Db => ({
    many: (statement) => between(() => db.many(statement)),
    maybe: (statement) => between(() => db.maybe(statement)),
    one: (statement) => between(() => db.one(statement)),
    run: (statement) => between(() => db.run(statement)),
  })
  return {
    passed: () => passed,
    database: (real: Database): Database => ({
      ...real,
      db: counted(real.db),
      transaction: (work) =>
        between(() =>
          real.transaction((tx) =>
            work({
              ...counted(tx),
              inTransaction: true,
              isAgain: tx.isAgain,
              apart: counted(tx.apart),
              send: (statement) => {
                point()
                tx.send(statement)
              },
              tell: (channel) => tx.tell(channel),
            } satisfies Tx),
          ),
        ),
    }),
    provider: (real: PayProvider): PayProvider => ({
      ...real,
      refund: (order) => between(() => real.refund(order)),
      findRefund: (paymentId, reference) => between(() => real.findRefund(paymentId, reference)),
      readCharge: (paymentId) => between(() => real.readCharge(paymentId)),
    }),
  }
}
