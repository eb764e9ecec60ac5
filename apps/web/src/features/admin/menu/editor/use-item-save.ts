import { isSameDraft } from '../../../../kit/drafts.ts'
import { type KeptAs, useKeptWish } from '../../../../kit/offline/kept-wish.ts'
import { askAgain } from '../../../../kit/server/answers.ts'
import { type ProblemsAt, problemsAt } from '../../../../kit/server/problems-at.ts'
import { tellUnseen, useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { useIsHere } from '../../../../kit/use-is-here.ts'
import { type ManagedItem, menuQuery } from '../menu-query.ts'
import { CHANGE_QUEUED, keptAs } from '../menu-words.ts'
import type { ChosenPhoto } from '../photo/prepare-photo.ts'
import { useUpload } from '../photo/use-photo-changes.ts'
import type { ItemDraft } from './item-draft.ts'
import { itemGroupsInput } from './item-groups.ts'
import { additionOf, updatesOf } from './item-input.ts'

type ToSave = {
  readonly locationId: string
  readonly timeZone: string
  readonly draft: ItemDraft
  /** Sent last, because a new dish has no place for it before. */
  readonly photo: ChosenPhoto | undefined
  readonly seen: { readonly item: ManagedItem | undefined; readonly draft: ItemDraft }
  readonly onDone: () => void
  readonly onRefused: (problems: ProblemsAt) => void
  /** Its fields are saved; its photo is not yet, nor its options where something entered is still to be saved. */
  readonly onPartly: (item: ManagedItem, hasMore: boolean) => void
}

/** Sends a new dish, or what was changed of one: its fields first, then which options it offers, then its photo. */
export function useItemSave({ locationId, timeZone, draft, photo, seen, onDone, onRefused, onPartly }: ToSave) {
  const hasOtherGroups = !isSameDraft(draft.groups, seen.draft.groups)
  const onFailed = useRefused(onRefused)
  const told = { onFailed, onSettled: () => askAgain(menuQuery(locationId)) }
  const done = (item: ManagedItem) => {
    toast('success', `${item.name} was ${seen.item ? 'updated' : 'added'}`)
    onDone()
  }
  const upload = useUpload({ onDone: done, onSettled: told.onSettled })
  const sendPhoto = (item: ManagedItem, chosen: ChosenPhoto) => upload.send({ locationId, id: item.id }, chosen)
  const finish = ({ item }: { item: ManagedItem }) => {
    if (!photo) return done(item)
    onPartly(item, false)
    sendPhoto(item, photo)
  }
  const grouping = useWish('/setItemGroups', { ...told, onDone: finish })
  const sendGroups = ({ id, version }: ManagedItem) =>
    grouping.send({ locationId, itemId: id, expectedVersion: version, groups: itemGroupsInput(draft.groups) })
  const onSaved = (answer: { item: ManagedItem }) => {
    if (!hasOtherGroups) return finish(answer)
    onPartly(answer.item, true)
    sendGroups(answer.item)
  }
  // Which options it offers and its photo are sent on top of the answer, which cannot wait.
  const mayWait = !hasOtherGroups && !photo
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
      if (hasOtherGroups) return sendGroups(item)
      return photo ? sendPhoto(item, photo) : onDone()
    },
    mayWait,
    isPending: adding.isPending || updating.isPending || grouping.isPending || upload.isPending,
    upload,
    error: adding.error ?? updating.error ?? grouping.error,
    reset: () => {
      for (const one of [adding, updating, grouping]) one.reset()
    },
  }
}

/** What is wrong stands at its field, for as long as somebody looks at it. */
function useRefused(onRefused: (problems: ProblemsAt) => void) {
  const isHere = useIsHere()
  return (error: unknown) => (isHere.current ? onRefused(problemsAt(error)) : tellUnseen(error))
}
