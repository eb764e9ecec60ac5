import { randomUUID } from 'node:crypto'
import { table } from './compare.ts'
import { median } from './load.ts'

const ACCOUNTS = 50
/** Fewer than the limit of an account lets through at once. */
const TRIES = 4
const RESETS = 3

/** Whether the time of an answer tells if an address has an account (people 9): medians of interleaved samples. */
export async function accountTiming(origin: string): Promise<string> {
  const { apiKey } = (await (await fetch(`${origin}/api/session`)).json()) as { apiKey: string }
  const post = async (path: string, body: object) => {
    const began = performance.now()
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
      body: JSON.stringify(body),
    })
    await answer.arrayBuffer()
    return { status: answer.status, ms: performance.now() - began }
  }
  const known = Array.from({ length: ACCOUNTS }, () => `known-${randomUUID()}@example.test`)
  for (const email of known) await post('/auth/sign-up/email', { name: 'Bench Mark', email, password: 'Turmeric-42' })

  const rows = [['', 'known', 'unknown', 'samples', 'answers']]
  const measure = async (name: string, rounds: number, ask: (email: string) => ReturnType<typeof post>) => {
    const times = { known: [] as number[], unknown: [] as number[] }
    const statuses = new Set<number>()
    for (const email of known)
      for (let round = 0; round < rounds; round++) {
        const unknown = `nobody-${randomUUID()}@example.test`
        for (const [kind, asked] of [
          ['known', email],
          ['unknown', unknown],
        ] as const) {
          const { status, ms } = await ask(asked)
          statuses.add(status)
          times[kind].push(ms)
        }
      }
    const shown = (list: number[]) => `${median(list).toFixed(2)} ms`
    rows.push([name, shown(times.known), shown(times.unknown), String(times.known.length), [...statuses].join(', ')])
  }
  await measure('sign-in, wrong password', TRIES, (email) =>
    post('/auth/sign-in/email', { email, password: 'Wrong-pass-1' }),
  )
  await measure('asking for a reset', RESETS, (email) => post('/requestPasswordReset', { email }))
  return table(rows)
}
