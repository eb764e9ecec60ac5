import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'

/** Hears of every statement that this process sends, before it is sent. */
export function useAskedStatements(hear: (text: string, client: pg.Client) => void): void {
  // Called with the client it was asked of.
  // oxlint-disable-next-line typescript/unbound-method
  const query = pg.Client.prototype.query
  beforeAll(() => {
    pg.Client.prototype.query = function heard(this: pg.Client, ...given: Parameters<typeof query>) {
      const [first] = given as unknown[]
      const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text
      hear(text ?? '', this)
      return query.apply(this, given)
    } as typeof query
  })
  afterAll(() => {
    pg.Client.prototype.query = query
  })
}
