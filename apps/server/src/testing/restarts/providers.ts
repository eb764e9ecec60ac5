import { setTimeout as sleep } from 'node:timers/promises'
import type { Dice } from '../dice.ts'
import { type Behaviour, type FakeSmtp, startFakeSmtp } from '../fake-smtp.ts'
import { startFakeTwilio, TWILIO_LOGIN } from '../fake-twilio.ts'

export type Providers = Awaited<ReturnType<typeof openProviders>>

const MAIL_MOODS: readonly [Behaviour, ...Behaviour[]] = ['deliver', 'deliver', 'slow', 'drop', 421, 450]
const TEXT_MOODS: readonly [number | 'deliver', ...(number | 'deliver')[]] = ['deliver', 'deliver', 500, 503, 429]

/** A mail server and a provider of texts. With `areMoody` they refuse, are slow, or cut the line after they took a letter. */
export async function openProviders(areMoody: boolean, dice: Dice) {
  const smtp: FakeSmtp = await startFakeSmtp()
  const twilio = await startFakeTwilio()
  /** Letters that were taken without an answer come again. */
  const cuts: number[] = []
  let isOpen = areMoody

  async function change() {
    while (isOpen) {
      const mood = dice.oneOf(MAIL_MOODS)
      smtp.onAll(mood)
      twilio.onAll(dice.oneOf(TEXT_MOODS))
      const until = performance.now() + dice.between(500, 3000)
      // For the whole of the mood, because the oracle looks for a cut between two copies.
      while (isOpen && performance.now() < until) {
        if (mood === 'drop') cuts.push(performance.now())
        await sleep(50)
      }
      if (mood === 'drop') cuts.push(performance.now())
    }
    smtp.onAll('deliver')
    twilio.onAll('deliver')
  }
  const changing = change()
  return {
    smtp,
    twilio,
    cuts,
    environment: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'orders@sizzle.example.test',
      TWILIO_ACCOUNT_SID: TWILIO_LOGIN.sid,
      TWILIO_AUTH_TOKEN: TWILIO_LOGIN.token,
      TWILIO_FROM: '+19025550100',
      TWILIO_API_BASE: twilio.apiBase,
    },
    async calm() {
      isOpen = false
      await changing
    },
    async stop() {
      await smtp.stop()
      await twilio.stop()
    },
  }
}
