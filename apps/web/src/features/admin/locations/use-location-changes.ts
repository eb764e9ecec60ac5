import { refusalOf } from '@sizzle/contract/client.ts'
import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type Failure, failureOf } from '../../../kit/failure.ts'
import { type KeptAs, useKeptWish } from '../../../kit/offline/kept-wish.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { whoChanged } from '../../../ui/form/who-changed.ts'
import { DELETING, keptAs, SWITCHING } from './location-words.ts'
import type { ManagedLocation } from './locations-query.ts'

type Change = { readonly kind: 'switch' | 'delete'; readonly location: ManagedLocation }

/** Switching and deleting: each is asked about first, and its failure stands above the list. */
export function useLocationChanges(onDeleted: () => void) {
  const [asked, setAsked] = useState<Change>()
  const [failure, setFailure] = useState<Failure>()
  // The question that was answered, and not one that was asked since.
  const putAway = () => setAsked((now) => (now === asked ? undefined : now))
  const told = {
    onQueued: ({ label }: KeptAs) => toast('message', QUEUED_TEXT, label),
    onFailed: (error: unknown) => asked && setFailure(reasonOf(error, asked)),
    onSettled: () => {
      putAway()
      return askAgainAbout('location.changed')
    },
  }
  const switching = useKeptWish('/toggleLocationStatus', {
    ...told,
    onDone: ({ location: { name, isActive } }) =>
      toast('success', `${name} is ${isActive ? 'active' : 'inactive'} now`),
  })
  const deleting = useKeptWish('/deleteLocation', {
    ...told,
    onDone: () => {
      toast('success', `${asked?.location.name} was deleted`, 'Its orders and reservations stay.')
      // The question hands the focus back to a card that is gone in a moment: whoever wants it comes after.
      flushSync(putAway)
      onDeleted()
    },
  })
  return {
    asked,
    failure,
    isBusy: switching.isPending || deleting.isPending,
    ask: (kind: Change['kind']) => (location: ManagedLocation) => setAsked({ kind, location }),
    leave: () => setAsked(undefined),
    dismiss: () => setFailure(undefined),
    confirm: () => {
      if (!asked) return
      const { id, isActive, version } = asked.location
      setFailure(undefined)
      if (asked.kind === 'delete')
        return deleting.send({ id, expectedVersion: version }, keptAs('Delete', asked.location))
      const as = keptAs(isActive ? 'Deactivate' : 'Activate', asked.location)
      switching.send({ id, isActive: !isActive, expectedVersion: version }, as)
    },
  }
}

/** After a colleague was faster, the list shows what there is now. */
function reasonOf(error: unknown, { kind, location }: Change): Failure {
  const failure = failureOf(error, kind === 'delete' ? DELETING : SWITCHING)
  const refusal = refusalOf(error, '/toggleLocationStatus', '/deleteLocation')
  if (refusal?.code !== 'location_changed') return failure
  const { changedBy: by, changedAt: at } = refusal.current
  const change = { by, at, timeZone: location.timeZone }
  return { ...failure, sentence: whoChanged('location', change, 'Please look at it again.') }
}
