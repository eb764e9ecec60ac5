import { CallError } from '@sizzle/contract/client.ts'
import { isAnswered } from '@sizzle/domain/calls/retry.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { clockOf } from '../../../ui/clock.ts'

export type Failure = { readonly title: string; readonly sentence: string }
type Titles = { readonly refused: string; readonly broken: string }

export const LOADING = { refused: 'Failed to load locations', broken: 'An error occurred while loading locations' }
export const SWITCHING = {
  refused: 'Failed to update location status',
  broken: 'An error occurred while updating location',
}
export const DELETING = { refused: 'Failed to delete location', broken: 'An error occurred while deleting location' }
export const SAVING = { refused: 'Failed to save location', broken: 'Failed to save location' }

export const DELETE_QUESTION =
  'Are you sure you want to delete this location? This will deactivate it to preserve order history.'
export const ONLY_ADMINS_SWITCH = 'Only admins activate, deactivate and delete locations.'
export const NOT_OFFLINE = 'You are offline: this needs a connection.'

/** The server that refuses says why; one that did not answer leaves open what became of the change. */
export function failureOf(error: unknown, titles: Titles): Failure {
  const isRefused = error instanceof CallError && isAnswered(error.status)
  return { title: isRefused ? titles.refused : titles.broken, sentence: sentenceOf(error) }
}

type Change = { readonly by: string | null; readonly at: string; readonly timeZone: string }

/** 'Mia Manager changed this location at 7:04 p.m.' */
export function whoChanged({ by, at, timeZone }: Change): string {
  return `${by || 'Somebody else'} changed this location at ${clockOf({ timeZone }).time(at)}`
}

/** 12,345 dollars are $12.3K. */
export function inThousands(dollars: number): string {
  return `$${(dollars / 1000).toLocaleString('en-CA', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}K`
}
