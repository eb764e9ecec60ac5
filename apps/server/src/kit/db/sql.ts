import type pg from 'pg'
import { isDatabaseDown } from './database-down.ts'
import { isOutdated, type Naming, written } from './naming.ts'
import type { Channel } from './told.ts'

export type Statement = {
  readonly text: string
  readonly values: readonly unknown[]
  /** Of a statement that is asked often: the server keeps it under this name, read and planned. */
  readonly name?: string | undefined
}

/** SQL with its values apart: every `${value}` becomes a parameter, so no text from outside ever reaches the statement. */
export function sql(parts: TemplateStringsArray, ...values: readonly unknown[]): Statement {
  const { text, name } = written(parts)
  return { text, values, name }
}

/** What statements run on: a transaction, or the pool for single reads. */
export type Db = {
  many<Row>(statement: Statement): Promise<Row[]>
  maybe<Row>(statement: Statement): Promise<Row | undefined>
  one<Row>(statement: Statement): Promise<Row>
  /** Runs a write and answers how many rows it touched. */
  run(statement: Statement): Promise<number>
}

/** A `Db` inside one transaction. It keeps a function that must be in a transaction from taking the pool. */
export type Tx = Db & {
  readonly inTransaction: true
  /** It has lost a conflict before and runs once more. */
  readonly isAgain: boolean
  /** Single statements beside the transaction, each committed at once: they stay when it is taken back. For counters that nobody waits for. */
  readonly apart: Db
  /**
   * A write whose answer nobody needs: it leaves at once, in its turn, and is not waited for. When it fails, whatever is
   * asked next and the commit fail with its error.
   */
  send(statement: Statement): void
  /** Once this is committed, whoever waits for such rows looks for them. */
  tell(channel: Channel): void
}

/** Sends one statement and answers what came back. */
export type Ask = (statement: Statement) => Promise<pg.QueryResult<pg.QueryResultRow>>

export function asking(client: pg.ClientBase, naming: Naming): Ask {
  return ({ text, values, name }) => client.query({ text, values: [...values], ...naming.named(name) })
}

/** Single statements on one connection. */
export function dbOn(client: pg.ClientBase, naming: Naming): Db {
  return dbOf(askingAgain(asking(client, naming), naming))
}

/** Single statements, each on whichever connection is free. By hand, because the pool's own way does not hear what fails there alone. */
export function dbOfPool(pool: pg.Pool, naming: Naming): Db {
  async function ask(statement: Statement) {
    const client = await pool.connect()
    try {
      const result = await asking(client, naming)(statement)
      client.release()
      return result
    } catch (error) {
      client.release(isDatabaseDown(error))
      throw error
    }
  }
  return dbOf(askingAgain(ask, naming))
}

/** A statement whose plan does not fit its tables any more is simply asked anew. */
function askingAgain(ask: Ask, naming: Naming): Ask {
  return async (statement) => {
    try {
      return await ask(statement)
    } catch (error) {
      if (!isOutdated(error)) throw error
      naming.startAnew()
      return ask(statement)
    }
  }
}

export function dbOf(ask: Ask): Db {
  async function many<Row>(statement: Statement): Promise<Row[]> {
    const result = await ask(statement)
    // The row type is stated by the named function in *.sql.ts and held by that statement's database test.
    return result.rows as Row[]
  }
  async function maybe<Row>(statement: Statement): Promise<Row | undefined> {
    const rows = await many<Row>(statement)
    if (rows.length > 1) throw new Error(`expected at most one row, got ${rows.length}: ${statement.text.slice(0, 80)}`)
    return rows[0]
  }
  return {
    many,
    maybe,
    async one<Row>(statement: Statement): Promise<Row> {
      const row = await maybe<Row>(statement)
      if (row === undefined) throw new Error(`expected one row, got none: ${statement.text.slice(0, 80)}`)
      return row
    },
    async run(statement) {
      const result = await ask(statement)
      return result.rowCount ?? 0
    },
  }
}
