import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'

/** Hears of every statement that this process sends, with the promise of its answer. */
export function useAskedStatements(hear: (text: string, client: pg.Client, answer: Promise<unknown>) => void): void {
  // Called with the client it was asked of.
  // oxlint-disable-next-line typescript/unbound-method
  const query = pg.Client.prototype.query
  beforeAll(() => {
    pg.Client.prototype.query = function heard(this: pg.Client, ...given: Parameters<typeof query>) {
      const [first] = given as unknown[]
      const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text
      const answer: unknown = query.apply(this, given)
      hear(text ?? '', this, Promise.resolve(answer))
      return answer
    } as typeof query
  })
  afterAll(() => {
    pg.Client.prototype.query = query
  })
}
