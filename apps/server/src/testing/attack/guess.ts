import { setTimeout as sleep } from 'node:timers/promises'
import { type Attack, anAddress } from './target.ts'

const EMAIL = 'owner@localhost.test'
const SECONDS = 60
const AT_ONCE = 20
/** Five at once, then 1, 2, 4 ... 40 seconds apart: at most eleven in the first minute. */
const MOST_HASHED = 12

/** Passwords of one account, guessed from ever new addresses, and one password at ever new accounts. */
export const attackWithGuesses: Attack = async ({ sign, admin }) => {
  const findings: string[] = []
  const answers = new Map<number, number>()
  let guesses = 0
  const until = performance.now() + SECONDS * 1000
  async function guess() {
    while (performance.now() < until) {
      guesses += 1
      const answer = await sign('/sign-in/email', { email: EMAIL, password: `Guess-${guesses}-aB` }, anAddress())
      await answer.arrayBuffer()
      answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
      await sleep(20)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, guess))
  const hashed = answers.get(401) ?? 0
  if (hashed > MOST_HASHED) findings.push(`${hashed} guesses at one account were looked at within ${SECONDS} s`)
  if (answers.has(200)) findings.push('a guess was right')

  let sprayed = 0
  for (let n = 0; n < 60; n++) {
    const answer = await sign(
      '/sign-in/email',
      { email: `nobody-${n}@example.test`, password: 'Guess-1-aB' },
      '198.51.100.77',
    )
    await answer.arrayBuffer()
    if (answer.status === 401) sprayed += 1
  }
  if (sprayed > 40) findings.push(`one address guessed at ${sprayed} accounts in a row`)
  // The owner, from a browser that was never here, is slowed down with the stranger, and comes in all the same in the end.
  await sleep(41_000)
  await admin().catch(() => findings.push('the owner does not come in any more'))
  return { tried: `${guesses} guesses, ${hashed} looked at; ${sprayed} of 60 accounts from one address`, findings }
}
