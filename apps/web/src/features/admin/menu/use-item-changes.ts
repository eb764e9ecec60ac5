import { refusalOf } from '@sizzle/contract/client.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useKeptWish } from '../../../kit/offline/kept-wish.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgain } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { whoChanged } from '../../../ui/form/who-changed.ts'
import { type ManagedItem, menuQuery } from './menu-query.ts'
import { CHANGE_QUEUED, DELETE_FAILED, DUPLICATE_FAILED, keptAs } from './menu-words.ts'

type Place = { readonly locationId: string; readonly timeZone: string }

/** Copies a dish, and deletes one after asking. */
export function useItemChanges({ locationId, timeZone }: Place, onDeleted: () => void) {
  const [toDelete, setToDelete] = useState<ManagedItem>()
  const reload = () => askAgain(menuQuery(locationId))
  // The question that was answered, and not one that was asked since.
  const putAway = () => setToDelete((now) => (now === toDelete ? undefined : now))
  const copying = useWish('/duplicateMenuItem', {
    onDone: ({ item }) => toast('success', `${item.name} was added`, 'It is hidden until it is shown.'),
    onFailed: (error) => toast('error', DUPLICATE_FAILED, sentenceOf(error)),
    onSettled: reload,
  })
  const deleting = useKeptWish('/deleteMenuItem', {
    onQueued: ({ label }) => {
      toast('message', CHANGE_QUEUED, label)
      putAway()
    },
    onDone: () => {
      toast('success', `${toDelete?.name ?? 'The item'} was deleted`, 'Orders that hold it stay as they are.')
      // The question hands the focus back to a card that is gone in a moment: whoever wants it comes after.
      flushSync(putAway)
      onDeleted()
    },
    onSettled: reload,
  })
  const refusal = refusalOf(deleting.error, '/deleteMenuItem')
  /** It is an option of combos as well, and goes there once that is said. */
  const isInCombo = refusal?.code === 'menu_item_in_combo'
  return {
    duplicate: (item: ManagedItem) => copying.send({ locationId, id: item.id }),
    toDelete,
    askToDelete: (item: ManagedItem) => {
      deleting.reset()
      setToDelete(item)
    },
    leave: () => setToDelete(undefined),
    isDeleting: deleting.isPending,
    isInCombo,
    problem: deleting.error === undefined ? undefined : `${DELETE_FAILED}. ${why(deleting.error, timeZone)}`,
    /** `now`: the dish as the list has it by now. */
    confirm: (now: ManagedItem) =>
      deleting.send(
        { locationId, id: now.id, expectedVersion: now.version, ...(isInCombo && { withOptions: true }) },
        keptAs('Delete', now, { locationId, timeZone }),
      ),
  }
}

function why(error: unknown, timeZone: string): string {
  const refusal = refusalOf(error, '/deleteMenuItem')
  if (refusal?.code !== 'menu_item_changed') return sentenceOf(error)
  const { changedBy: by, changedAt: at } = refusal.current
  return whoChanged('item', { by, at, timeZone }, 'Please look at it again.')
}
