import { randomBytes } from 'node:crypto'
import { batchSeconds, batchSize, isOfferOver, OUTAGES_UNTIL_AWAY } from '@sizzle/domain/messages/campaign.ts'
import { OWN_LETTERS, personalCode } from '@sizzle/domain/promotions/code.ts'
import type { Database } from '../../kit/db/open.ts'
import type { Db } from '../../kit/db/sql.ts'
import { noteEnd } from '../../kit/leases/note-end.ts'
import { announce } from '../../kit/live/announce.ts'
import type { Log } from '../../kit/log.ts'
import { ownTextsOf } from '../../messages/letter-texts.sql.ts'
import { offerTitleOf } from '../../messages/letters/written-letters.ts'
import { MAX_ATTEMPTS, secondsUntilNextTry } from '../../messages/next-try.ts'
import { stopOffers } from '../../messages/no-offers.ts'
import type { MailProvider } from '../../outside/mail/mail.ts'
import { failed, type Outcome } from '../../outside/outcome.ts'
import { insertCampaignCodes } from '../../promotions/promotions.sql.ts'
import type { UnsubscribeLinks } from '../unsubscribe-links.ts'
import { sendInTurn } from './in-turn.ts'
import { lettersFor, type Worded } from './letter-for.ts'
import {
  type BegunLetter,
  beginLetters,
  type DueLetter,
  dueLetters,
  endLetters,
  type LeasedCampaign,
  type LetterEnd,
  releaseCampaign,
  settleAbandoned,
  skipRest,
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
/** One batch of a campaign at its pace, one announcement, and when the next one is due. */
export async function sendBatch(parts: SendParts, campaign: LeasedCampaign): Promise<void> {
  const { database, log, pace, links } = parts
  const { db } = database
  const abandoned = await settleAbandoned(db, campaign)
  const isOver = campaign.is_over || isOfferOver(campaign.letter.values.validUntil ?? '', campaign.leased_at)
  if (isOver) await skipRest(db, campaign)
  const due = await dueLetters(db, campaign.id, batchSize(campaign.per_minute))
  const { percent } = campaign
  if (percent !== null) await makeCodes(db, campaign, due)
  const own = await ownTextsOf(db, campaign.letter.templateId)
  const wordsFor = lettersFor(campaign.letter, { own, percent, menuUrl: links.menuUrl })
  const began = performance.now()
  let outages = 0
  const seen: { hasAnswered: boolean; error: string | null } = { hasAnswered: false, error: null }
  // Evenly over the time of the batch: a hundred at once would be felt by who orders in that second.
  await sendInTurn<BegunLetter, Ended>({
    turns: due.map(({ id }, place) => ({ id, at: began + batchSeconds(place, campaign.per_minute) * 1000 })),
    width: pace.width,
    mayBegin: () => outages < OUTAGES_UNTIL_AWAY,
    write: (ends, ids) => noteEnd(pace.leaseSeconds, () => writeTogether(database, campaign, ends, ids)),
    async send(letter) {
      if (!letter.takes_offers) return { letter, outcome: undefined }
      const unsubscribeUrl = links.urlOf(letter.user_id)
      const { name, language, code } = letter
      const words = wordsFor({ name, unsubscribeUrl, language, code })
      const outcome = await send(parts, letter, { ...words, unsubscribeUrl })
      const error = outageOf(outcome)
      outages = error === null ? 0 : outages + 1
      seen.error = error
      if (error === null) seen.hasAnswered = true
      return { letter, outcome }
    },
  })
  const isAway = outages >= OUTAGES_UNTIL_AWAY
  const left = batchSeconds(due.length, campaign.per_minute) - (performance.now() - began) / 1000
  await noteEnd(pace.leaseSeconds, () =>
    database.transaction(async (tx) => {
      const inARow = seen.hasAnswered ? outages : campaign.outages + outages
      const seconds = Math.max(0, left, isAway ? pace.restSeconds : 0)
      const released = await releaseCampaign(tx, campaign, seconds, { outages: inARow, error: seen.error })
      if (released) await announce(tx, 'campaign.changed', { id: campaign.id, ...released })
    }),
  )
  log.info({ campaignId: campaign.id, letters: due.length, abandoned, isAway }, 'a batch of a campaign went out')
}

/** A code for each reader of the batch who has none yet, in one statement. */
function makeCodes(db: Db, { id, code, letter }: LeasedCampaign, due: readonly DueLetter[]) {
  const made = due.map(({ user_id, name, language }) => ({
    userId: user_id,
    code: personalCode(code, randomBytes(OWN_LETTERS)),
    label: offerTitleOf(letter, { name, language }),
  }))
  return insertCampaignCodes(db, id, made)
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

/** What it says of a try that never reached the provider; null: the provider answered. */
function outageOf(outcome: Outcome): string | null {
  const isOutage = outcome.state === 'failed' && (outcome.problem === 'outage' || outcome.problem === 'login')
  return isOutage ? outcome.error : null
}

type Ended = { readonly letter: BegunLetter; readonly outcome: Outcome | undefined }

function writeTogether(
  { transaction }: Database,
  campaign: LeasedCampaign,
  ends: readonly Ended[],
  ids: readonly string[],
) {
  return transaction(async (tx) => {
    if (ends.length > 0) endLetters(tx, ends.map(endOf))
    for (const { letter, outcome } of ends)
      if (outcome?.state === 'failed' && outcome.isGone)
        await stopOffers(tx, letter.email.toLowerCase(), 'bounced', outcome.error)
    return ids.length > 0 ? beginLetters(tx, campaign, ids) : []
  })
}

/** An offer that may have left is not sent again: once too few is better than twice. */
function endOf({ letter: { id, attempts }, outcome }: Ended): LetterEnd {
  if (outcome === undefined) return { id, state: 'skipped', error: null, seconds: 0 }
  if (outcome.state !== 'failed') return { id, state: outcome.state, error: null, seconds: 0 }
  const { error, problem, mayHaveLeft, retryAfterSeconds = 0 } = outcome
  if (mayHaveLeft) return { id, state: 'uncertain', error, seconds: 0 }
  if (problem === 'refused' || attempts >= MAX_ATTEMPTS) return { id, state: 'failed', error, seconds: 0 }
  return { id, state: 'waiting', error, seconds: Math.max(retryAfterSeconds, secondsUntilNextTry(attempts)) }
}
