import { isSameDraft } from '../../../../kit/drafts.ts'
import { type KeptAs, useKeptWish } from '../../../../kit/offline/kept-wish.ts'
import { askAgain } from '../../../../kit/server/answers.ts'
import { type ProblemsAt, problemsAt } from '../../../../kit/server/problems-at.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { type ManagedItem, menuQuery } from '../menu-query.ts'
import { CHANGE_QUEUED, keptAs } from '../menu-words.ts'
import type { ItemDraft } from './item-draft.ts'
import { itemGroupsInput } from './item-groups.ts'
import { additionOf, updatesOf } from './item-input.ts'

type ToSave = {
  readonly locationId: string
  readonly timeZone: string
  readonly draft: ItemDraft
  readonly seen: { readonly item: ManagedItem | undefined; readonly draft: ItemDraft }
  readonly onDone: () => void
  readonly onRefused: (problems: ProblemsAt) => void
  /** Its fields are saved; its options are not yet. */
  readonly onPartly: (item: ManagedItem) => void
}

/** Sends a new dish, or what was changed of one: its fields first, then which options it offers. */
export function useItemSave({ locationId, timeZone, draft, seen, onDone, onRefused, onPartly }: ToSave) {
  const hasOtherGroups = !isSameDraft(draft.groups, seen.draft.groups)
  const words = seen.item ? 'updated' : 'added'
  const told = {
    onFailed: (error: unknown) => onRefused(problemsAt(error)),
    onSettled: () => askAgain(menuQuery(locationId)),
  }
  const finish = ({ item }: { item: ManagedItem }) => {
    toast('success', `${item.name} was ${words}`)
    onDone()
  }
  const grouping = useWish('/setItemGroups', { ...told, onDone: finish })
  const sendGroups = ({ id, version }: ManagedItem) =>
    grouping.send({ locationId, itemId: id, expectedVersion: version, groups: itemGroupsInput(draft.groups) })
  const onSaved = (answer: { item: ManagedItem }) => {
    if (!hasOtherGroups) return finish(answer)
    onPartly(answer.item)
    sendGroups(answer.item)
  }
  // Which options it offers is sent on top of the answer, which cannot wait.
  const mayWait = !hasOtherGroups
  const kept = {
    ...told,
    mayWait,
    onDone: onSaved,
    onQueued: ({ label }: KeptAs) => {
      toast('message', CHANGE_QUEUED, label)
      onDone()
    },
  }
  const adding = useKeptWish('/addMenuItem', kept)
  const updating = useKeptWish('/updateMenuItem', kept)
  return {
    save: () => {
      const { item } = seen
      if (!item) return adding.send(additionOf(locationId, draft), { label: `Add ${draft.name.trim()}`, timeZone })
      const updates = updatesOf(draft, seen.draft)
      if (Object.keys(updates).length > 0)
        return updating.send(
          { locationId, id: item.id, expectedVersion: item.version, updates },
          keptAs('Change', item, { locationId, timeZone }),
        )
      return hasOtherGroups ? sendGroups(item) : onDone()
    },
    mayWait,
    isPending: adding.isPending || updating.isPending || grouping.isPending,
    error: adding.error ?? updating.error ?? grouping.error,
    reset: () => {
      for (const one of [adding, updating, grouping]) one.reset()
    },
  }
}
