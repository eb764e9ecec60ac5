import { audienceWords } from '@sizzle/domain/messages/campaign.ts'
import type { OwnLocation } from '../../../../kit/locations.ts'
import type { CampaignSummary } from './campaign-query.ts'

export const STATES: Readonly<Record<CampaignSummary['state'], string>> = {
  draft: 'Draft',
  sending: 'Sending',
  stopped: 'Stopped',
  done: 'Done',
}

export const count = (number: number) => number.toLocaleString('en-CA')

export function peopleWords(n: number): string {
  return n === 1 ? '1 person' : `${count(n)} people`
}

export function audienceSentence(audience: CampaignSummary['audience'], places: readonly OwnLocation[]): string {
  const place = places.find(({ id }) => id === audience.boughtAt)
  return audienceWords(audience, place?.name ?? audience.boughtAt ?? '')
}

/** 'about 5 minutes left', while it runs at its pace. */
export function timeLeft(waiting: number, perMinute: number): string {
  const minutes = Math.ceil(waiting / perMinute)
  if (minutes <= 1) return 'less than a minute left'
  if (minutes < 120) return `about ${minutes} minutes left`
  return `about ${Math.round(minutes / 60)} hours left`
}

export function paceWords(perMinute: number): string {
  return `${count(perMinute)} a minute`
}
