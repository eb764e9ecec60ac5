import type pg from 'pg'

export type Statement = { readonly text: string; readonly values: readonly unknown[] }

/** SQL with its values apart: every `${value}` becomes a parameter, so no text from outside ever reaches the statement. */
export function sql(parts: TemplateStringsArray, ...values: readonly unknown[]): Statement {
  return { text: parts.reduce((text, part, index) => `${text}$${index}${part}`), values }
}

/** What statements run on: a transaction, or the pool for single reads. */
export type Db = {
  many<Row>(statement: Statement): Promise<Row[]>
  maybe<Row>(statement: Statement): Promise<Row | undefined>
  one<Row>(statement: Statement): Promise<Row>
  /** Runs a write and answers how many rows it touched. */
  run(statement: Statement): Promise<number>
}

/** A `Db` inside one transaction. The brand keeps a function that must be in a transaction from taking the pool. */
export type Tx = Db & { readonly inTransaction: true }

export function dbOn(client: pg.Pool | pg.PoolClient): Db {
  async function many<Row>({ text, values }: Statement): Promise<Row[]> {
    const result = await client.query(text, [...values])
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
    async run({ text, values }) {
      const result = await client.query(text, [...values])
      return result.rowCount ?? 0
    },
  }
}
