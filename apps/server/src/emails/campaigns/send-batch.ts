import { setTimeout as sleep } from 'node:timers/promises'
import { batchSeconds, batchSize } from '@sizzle/domain/messages/campaign.ts'
import type { Database } from '../../kit/db/open.ts'
import { fewAtOnce } from '../../kit/few-at-once.ts'
import { noteEnd } from '../../kit/leases/note-end.ts'
import { announce } from '../../kit/live/announce.ts'
import type { Log } from '../../kit/log.ts'
import { ownTextsOf } from '../../messages/letter-texts.sql.ts'
import { MAX_ATTEMPTS, secondsUntilNextTry } from '../../messages/next-try.ts'
import { suppress } from '../../messages/suppressions.sql.ts'
import type { MailProvider } from '../../outside/mail/mail.ts'
import { failed, type Outcome } from '../../outside/outcome.ts'
import type { UnsubscribeLinks } from '../unsubscribe-links.ts'
import { lettersFor, type Worded } from './letter-for.ts'
import {
  type BegunLetter,
  beginLetter,
  dueLetters,
  endLetter,
  type LeasedCampaign,
  postponeLetter,
  releaseCampaign,
  settleAbandoned,
} from './letters.sql.ts'

export type SendParts = {
  readonly database: Database
  readonly log: Log
  readonly mail: MailProvider
  readonly links: UnsubscribeLinks
  readonly pace: SendPace
}
export type SendPace = {
  /** So many at a time: fewer than the outbox has places, since letters about orders go out beside them. */
  readonly width: number
  readonly cutMs: number
  readonly leaseSeconds: number
  /** While the mail server is away. */
  readonly restSeconds: number
}
/** So many in a row that never reached the provider mean that it is away. */
const OUTAGES_UNTIL_AWAY = 5

/** One batch of a campaign at its pace, one announcement, and when the next one is due. */
export async function sendBatch(parts: SendParts, campaign: LeasedCampaign): Promise<void> {
  const { database, log, pace, links } = parts
  const { db } = database
  const abandoned = await settleAbandoned(db, campaign)
  const due = await dueLetters(db, campaign.id, batchSize(campaign.per_minute))
  const wordsFor = lettersFor(campaign.letter, await ownTextsOf(db, campaign.letter.templateId))
  const began = performance.now()
  const inTurn = fewAtOnce(pace.width)
  let outages = 0
  // Evenly over the time of the batch: a hundred at once would be felt by who orders in that second.
  const sendInTurn = async (letterId: string, place: number) => {
    await sleep(Math.max(0, began + batchSeconds(place, campaign.per_minute) * 1000 - performance.now()))
    if (outages >= OUTAGES_UNTIL_AWAY) return
    const letter = await beginLetter(db, campaign, letterId)
    if (!letter) return
    const unsubscribeUrl = links.urlOf(letter.user_id)
    const words = wordsFor({ name: letter.name, unsubscribeUrl, language: letter.language })
    const outcome = letter.takes_offers ? await send(parts, letter, { ...words, unsubscribeUrl }) : undefined
    if (outcome) outages = isOutage(outcome) ? outages + 1 : 0
    await noteEnd(pace.leaseSeconds, async () => {
      await settle(database, letter, outcome)
    })
  }
  await Promise.all(due.map(({ id }, place) => inTurn(() => sendInTurn(id, place))))
  const isAway = outages >= OUTAGES_UNTIL_AWAY
  const left = batchSeconds(due.length, campaign.per_minute) - (performance.now() - began) / 1000
  await noteEnd(pace.leaseSeconds, () =>
    database.transaction(async (tx) => {
      const released = await releaseCampaign(tx, campaign, Math.max(0, left, isAway ? pace.restSeconds : 0))
      if (released) await announce(tx, 'campaign.changed', { id: campaign.id, ...released })
    }),
  )
  log.info({ campaignId: campaign.id, letters: due.length, abandoned, isAway }, 'a batch of a campaign went out')
}

type ToSend = Worded & { readonly unsubscribeUrl: string }

async function send({ mail, pace: { cutMs } }: SendParts, { id, name, email }: BegunLetter, words: ToSend) {
  const signal = AbortSignal.timeout(cutMs)
  const cut = new Promise<Outcome>((resolve) => {
    const late = () => resolve({ ...failed('outage', `No answer within ${cutMs / 1000} seconds`), mayHaveLeft: true })
    signal.addEventListener('abort', () => setTimeout(late, 250), { once: true })
  })
  return Promise.race([mail.send({ id, to: { name, address: email.toLowerCase() }, ...words }, signal), cut])
}

function isOutage(outcome: Outcome): boolean {
  return outcome.state === 'failed' && (outcome.problem === 'outage' || outcome.problem === 'login')
}

/** An offer that may have left is not sent again: once too few is better than twice. */
async function settle(
  { db, transaction }: Database,
  { id, email, attempts }: BegunLetter,
  outcome: Outcome | undefined,
) {
  if (outcome === undefined) return endLetter(db, id, { state: 'skipped', error: null })
  if (outcome.state !== 'failed') return endLetter(db, id, { state: outcome.state, error: null })
  const { error, problem, isGone, mayHaveLeft, retryAfterSeconds = 0 } = outcome
  if (mayHaveLeft) return endLetter(db, id, { state: 'uncertain', error })
  if (problem !== 'refused' && attempts < MAX_ATTEMPTS)
    return postponeLetter(db, id, error, Math.max(retryAfterSeconds, secondsUntilNextTry(attempts)))
  return transaction(async (tx) => {
    if (isGone) await suppress(tx, email.toLowerCase(), 'bounced', error)
    return endLetter(tx, id, { state: 'failed', error })
  })
}
