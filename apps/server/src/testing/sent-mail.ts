import { sql } from '../kit/db/sql.ts'
import type { TestApp } from './test-app.ts'

/** The texts of the letters of one kind to an address, oldest first; waits until there are `count`. */
export async function lettersTo(app: TestApp, address: string, template: string, count = 1): Promise<string[]> {
  for (let tries = 0; ; tries++) {
    const rows = await app.database.db.many<{ text: string }>(sql`
      select text from messages where recipient = ${address} and template = ${template} order by created_at, id`)
    if (rows.length >= count || tries > 100) return rows.map(({ text }) => text)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The address and token of the private link in a letter. */
export function linkIn(letter: string | undefined): { url: string; token: string } {
  const url = /https?:\/\/\S+#token=\S+/.exec(letter ?? '')?.[0] ?? ''
  return { url, token: url.split('#token=')[1] ?? '' }
}
