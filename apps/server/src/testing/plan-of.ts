import type { Statement } from '../kit/db/sql.ts'
import type { TestApp } from './test-app.ts'

/** The plan of the very statement that a named function sends. */
export async function planOf(
  { database }: Pick<TestApp, 'database'>,
  ask: (db: never) => Promise<unknown>,
): Promise<string> {
  const sent: Statement[] = []
  const spy = (statement: Statement) => {
    sent.push(statement)
    return Promise.resolve([])
  }
  await ask({ many: spy, maybe: spy, one: spy } as never)
  const { text, values } = sent[0] as Statement
  const client = await database.pool.connect()
  try {
    const rows = await client.query({ text: `explain (analyze, buffers) ${text}`, values: [...values] })
    return rows.rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n')
  } finally {
    client.release()
  }
}
