import { CallError, refusalOf } from '@sizzle/contract/client.ts'
import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { type KeptAs, useKeptWish } from '../../../../kit/offline/kept-wish.ts'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import { type ProblemsAt, problemsAt } from '../../../../kit/server/problems-at.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { keptAs } from '../location-words.ts'
import type { ManagedLocation } from '../locations-query.ts'
import { additionOf, updatesOf } from './draft-input.ts'
import type { LocationDraft } from './location-draft.ts'

type Told = { readonly onDone: () => void; readonly onRefused: (problems: ProblemsAt) => void }
type Seen = { readonly location: ManagedLocation | undefined; readonly draft: LocationDraft }

/** Sends a new location, or what was changed of one. */
export function useSave({ onDone, onRefused }: Told) {
  const told = (words: string) => ({
    close: onDone,
    onQueued: ({ label }: KeptAs) => toast('message', QUEUED_TEXT, label),
    onDone: ({ location }: { location: { name: string } }) => toast('success', `${location.name} was ${words}`),
    onFailed: (error: unknown) => onRefused(problemsOf(error)),
    onSettled: () => askAgainAbout('location.changed'),
  })
  const adding = useKeptWish('/addLocation', told('added'))
  const updating = useKeptWish('/updateLocation', told('updated'))
  /** `keepThem`: what is promised in hours that are gone stays. */
  const save = (draft: LocationDraft, { location, draft: before }: Seen, { keepThem = false } = {}) => {
    if (!location) return adding.send(additionOf(draft), { label: `Add ${draft.name.trim()}` })
    const updates = updatesOf(draft, before, location)
    if (Object.keys(updates).length === 0) return onDone()
    const input = { id: location.id, expectedVersion: location.version, updates, ...(keepThem && { keepThem }) }
    updating.send(input, keptAs('Change', location))
  }
  return {
    save,
    isPending: adding.isPending || updating.isPending,
    error: adding.error ?? updating.error,
    /** What shorter hours would leave out, when that is why nothing was saved. */
    shortened: shortenedIn(updating.error),
    reset: () => {
      adding.reset()
      updating.reset()
    },
  }
}

function shortenedIn(error: unknown) {
  const refusal = refusalOf(error, '/updateLocation')
  return refusal?.code === 'hours_shortened' ? refusal : undefined
}

/** Refusals that are about one field stand at that field. */
const AT_FIELD: Readonly<Record<string, string>> = {
  location_code_taken: 'code',
  location_id_taken: 'id',
  location_id_invalid: 'id',
}

function problemsOf(error: unknown): ProblemsAt {
  if (!(error instanceof CallError)) return {}
  const field = AT_FIELD[error.body.code]
  return field ? { [field]: error.body.userMessage } : problemsAt(error)
}
