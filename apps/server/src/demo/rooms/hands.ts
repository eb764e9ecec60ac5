import { randomUUID } from 'node:crypto'
import { type AnyRoute, type InputOf, type OutputOf, pathOf } from '@sizzle/contract/route.ts'
import type { Person } from '../../kit/context.ts'
import type { Database } from '../../kit/db/open.ts'
import { type Db, sql, type Tx } from '../../kit/db/sql.ts'
import type { Log } from '../../kit/log.ts'
import type { WriteOperation } from '../../kit/operation.ts'

/** Who does something, and when it was. */
export type Deed = { readonly by: Person; readonly at: Date }
export type Act = <R extends AnyRoute>(
  deed: Deed,
  route: R,
  operation: WriteOperation,
  input: InputOf<R>,
) => Promise<OutputOf<R>>

/** What the product does by itself at a moment, such as a letter about an order. */
export function setTime(tx: Tx, at: Date): void {
  tx.send(sql`select set_config('demo.now', ${at.toISOString()}, true)`)
}

/** Does what somebody did in the back office, by the product's own operation; a refusal is a mistake of the demo. */
export function handsOf(tx: Tx, log: Log): Act {
  return async (deed, route, operation, input) => {
    if (operation.route !== route) throw new Error(`${pathOf(route)} is not answered by this operation`)
    setTime(tx, deed.at)
    const request = { requestId: randomUUID(), address: '127.0.0.1', log, setCookie: () => undefined, key: undefined }
    const answer = await operation.run(input, { ...request, tx, who: deed.by, now: deed.at }, undefined)
    if (!answer.ok) throw new Error(`${pathOf(route)} was refused: ${JSON.stringify(answer.refusal)}`)
    return answer.value as OutputOf<typeof route> // what the operation of this very route answers
  }
}

/** Columns that say by themselves when their row was written. */
const DATED = [
  ['audit', 'at'],
  ['messages', 'created_at'],
] as const

/**
 * Within it, rows are dated by the moment of their deed, in the transaction that sets one; everybody else's are dated now all the time.
 * Apart from that transaction: the tables are locked for a moment only.
 */
export async function inThePast({ db }: Database, work: () => Promise<void>): Promise<void> {
  await dated(db, `coalesce(nullif(current_setting('demo.now', true), '')::timestamptz, now())`)
  try {
    await work()
  } finally {
    await dated(db, 'now()')
  }
}

async function dated(db: Db, value: string): Promise<void> {
  for (const [table, column] of DATED)
    await db.run({ text: `alter table ${table} alter column ${column} set default ${value}`, values: [] })
}
