import { sql, type Tx } from './sql.ts'

/** From here on, what is written can be taken back without the rest of the transaction. */
export function setSavepoint(tx: Tx) {
  tx.send(sql`savepoint operation`)
}

export function keepSinceSavepoint(tx: Tx) {
  tx.send(sql`release savepoint operation`)
}

export function takeBackSinceSavepoint(tx: Tx) {
  return tx.run(sql`rollback to savepoint operation`)
}
