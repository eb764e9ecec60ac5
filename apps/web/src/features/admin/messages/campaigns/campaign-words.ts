import { audienceWords, type CampaignState } from '@sizzle/domain/messages/campaign.ts'
import type { OwnLocation } from '../../../../kit/locations.ts'
import { formatDollars } from '../../../../ui/money.ts'
import type { Campaign, CampaignSummary } from './campaign-query.ts'

/** How it stands for a reader: one whose emails nobody got is not done. */
export type Standing = CampaignState | 'kept' | 'hardly' | 'partly'

export const STANDINGS: Readonly<Record<Standing, string>> = {
  draft: 'Draft',
  sending: 'Sending',
  stopped: 'Stopped',
  done: 'Sent',
  kept: 'Not sent',
  hardly: 'Mostly not sent',
  partly: 'Partly sent',
}

/** What each says, for the chip's title. */
export const STANDING_MEANINGS: Readonly<Record<Standing, string>> = {
  draft: 'Nothing was sent yet.',
  sending: 'Is being sent right now.',
  stopped: 'Somebody stopped it; the rest waits.',
  done: 'The mail server took all of it, but for what failed or was skipped.',
  kept: 'Email was not set up: nobody got it, and it is not sent later.',
  hardly: 'For most of them email was not set up: they did not get it, and it is not sent later.',
  partly: 'For the others email was not set up: they did not get it, and it is not sent later.',
}

export function standingOf({
  state,
  captured,
  sent,
  total,
}: Pick<CampaignSummary, 'state' | 'captured' | 'sent' | 'total'>): Standing {
  if (state !== 'done' || captured === 0) return state
  if (sent === 0) return 'kept'
  return captured > total / 2 ? 'hardly' : 'partly'
}

export const count = (number: number) => number.toLocaleString('en-CA')

export function peopleWords(n: number): string {
  return n === 1 ? '1 person' : `${count(n)} people`
}

/** Whom the mail server took it for: the same in the list and on its page. */
export function sentWords({ sent, total }: Pick<CampaignSummary, 'sent' | 'total'>): string {
  return sent === total ? `Sent to ${peopleWords(total)}` : `Sent to ${count(sent)} of ${peopleWords(total)}`
}

export function emailsWords(n: number): string {
  return n === 1 ? '1 email' : `${count(n)} emails`
}

export function ordersWords(n: number): string {
  return n === 1 ? '1 order' : `${count(n)} orders`
}

export const NO_ORDER_WITH_CODE = 'No order came with a code yet.'

/** What the codes of an offer brought, in one sentence; nothing where there are none, or where nobody has one. */
export function codesSentence({ state, percent, report }: Pick<Campaign, 'state' | 'percent' | 'report'>): string {
  if (percent === null || state === 'draft') return ''
  const { ordersWithCode, salesWithCode, discountWithCode, sent, captured } = report
  if (ordersWithCode === 0) return captured > 0 && sent === 0 ? '' : NO_ORDER_WITH_CODE
  const sums = `${formatDollars(salesWithCode)} before tax and tip, after ${formatDollars(discountWithCode)} off`
  return `${ordersWords(ordersWithCode)} came with a code: ${sums}.`
}

export function audienceSentence(audience: CampaignSummary['audience'], places: readonly OwnLocation[]): string {
  const place = places.find(({ id }) => id === audience.boughtAt)
  return audienceWords(audience, place?.name ?? audience.boughtAt ?? '')
}

export function lastsMinutes(emails: number, perMinute: number): number {
  return Math.ceil(emails / perMinute)
}

/** 'about 5 minutes' for so many emails at this pace. */
export function timeFor(emails: number, perMinute: number): string {
  const minutes = lastsMinutes(emails, perMinute)
  if (minutes <= 1) return 'less than a minute'
  if (minutes < 120) return `about ${minutes} minutes`
  return `about ${Math.round(minutes / 60)} hours`
}

export function paceWords(perMinute: number): string {
  return `${count(perMinute)} emails a minute`
}
