import { useRef } from 'react'
import { changedByBoth } from '../../../../kit/drafts.ts'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { askAgain } from '../../../../kit/server/answers.ts'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import { stumble } from '../../../../kit/unsaved.ts'
import { useWhileHere } from '../../../../kit/use-is-here.ts'
import { ChangedNotice } from '../../../../ui/form/changed-notice.tsx'
import { NO_CHANGES, stillNeeded } from '../../../shared/form/form-foot.tsx'
import { FormFrame } from '../../../shared/form/form-frame.tsx'
import { type ManagedItem, menuQuery } from '../menu-query.ts'
import { SAVE_FAILED } from '../menu-words.ts'
import { PhotoDialog } from '../photo/photo-dialog.tsx'
import { draftOf } from './item-draft.ts'
import { missingIn, wordsOf } from './item-field-words.ts'
import { ITEM_PARTS, itemPartOf } from './item-parts.ts'
import { type ItemForm, type ItemPlace, useItemForm } from './use-item-form.ts'
import { useItemMeanwhile } from './use-item-meanwhile.ts'
import { useItemSave } from './use-item-save.ts'

type ItemEditorProps = {
  /** Left out: a new one. */
  item: ManagedItem | undefined
  place: ItemPlace
  /** What a new one is called to begin with. */
  newName?: string | undefined
  onClose: () => void
}

/** Adds a dish or changes one, part by part in one form. */
export function ItemEditor({ item, place, newName, onClose }: ItemEditorProps) {
  const editing = useItemForm(item, place, newName)
  const { photo, seen, isChanged, problems } = editing
  const parts = useRef<HTMLDivElement>(null)
  const notice = useRef<HTMLDivElement>(null)

  const refuse = (found: ProblemsAt) => stumble(parts.current, () => editing.setProblems(found))
  const saving = useItemSave({
    locationId: place.locationId,
    timeZone: place.timeZone,
    draft: editing.form.draft,
    photo: photo.chosen,
    seen,
    onDone: useWhileHere(onClose),
    onRefused: refuse,
    onPartly: editing.goOnFrom,
  })
  const { upload } = saving
  const choosePhoto = (file: File | undefined) => {
    upload.reset()
    photo.choose(file)
  }
  const form: ItemForm = {
    ...editing.form,
    photo: {
      ...photo,
      choose: choosePhoto,
      clear: () => {
        upload.reset()
        photo.clear()
      },
      percent: upload.isPending ? upload.percent : undefined,
      isBusy: saving.isPending,
      cancel: upload.cancel,
    },
  }
  const close = () => {
    upload.cancel()
    onClose()
  }
  const changed = useItemMeanwhile(seen.item, saving.error, place)
  const goOn = (keepsMine: boolean) => {
    if (!changed) return
    editing.goOnFrom(changed.now, keepsMine)
    saving.reset()
    parts.current?.focus()
  }
  // Nothing was entered yet: the form simply shows what is there now.
  if (changed && !isChanged && !saving.isPending) editing.goOnFrom(changed.now, false)
  const submit = () => {
    if (changed) return notice.current?.focus()
    const found = editing.findProblems()
    if (Object.keys(found).length > 0) refuse(found)
    else saving.save()
  }
  const isNotice = changed !== undefined && !saving.isPending
  return (
    <FormFrame
      label={seen.item ? 'Edit Menu Item' : 'Add Menu Item'}
      title={seen.item ? `Edit ${seen.item.name}` : 'Add Menu Item'}
      place={place.name}
      form={form}
      parts={ITEM_PARTS}
      scroller={parts}
      problems={problems}
      isChanged={isChanged}
      isPending={saving.isPending}
      mayWait={saving.mayWait}
      act={actWords(editing)}
      restsBecause={seen.item ? (isChanged ? undefined : NO_CHANGES) : stillNeeded(missingIn(form.draft))}
      whyNotOffline={photo.chosen && PHOTO_NEEDS_LINE}
      problem={isNotice ? undefined : (problemWords(saving.error, problems) ?? photoWords(seen.item, upload.sentence))}
      notice={
        isNotice && (
          <ChangedNotice
            ref={notice}
            who={changed.who}
            both={changedByBoth(form.draft, seen.draft, draftOf(changed.now)).map(wordsOf)}
            isKnown
            onKeep={() => goOn(true)}
            onLoad={() => goOn(false)}
          />
        )
      }
      question={editing.isPhotoOpen && seen.item && <PhotoQuestion editing={editing} item={seen.item} place={place} />}
      onFile={saving.isPending ? undefined : choosePhoto}
      onSubmit={submit}
      onClose={close}
    />
  )
}

type PhotoQuestionProps = { editing: ReturnType<typeof useItemForm>; item: ManagedItem; place: ItemPlace }

/** A new photo is saved by itself; what was entered so far goes on from there. */
function PhotoQuestion({ editing, item, place: { locationId } }: PhotoQuestionProps) {
  return (
    <PhotoDialog
      item={item}
      locationId={locationId}
      onDone={(now) => {
        editing.goOnFrom(now, true)
        editing.closePhoto()
        void askAgain(menuQuery(locationId))
      }}
      onClose={editing.closePhoto}
    />
  )
}

const PHOTO_NEEDS_LINE = 'You are offline: a photo needs a connection. Remove it to save the item without it.'

function actWords({ seen, photo, isEdited }: ReturnType<typeof useItemForm>): string {
  if (!seen.item) return 'Add Item'
  return photo.chosen && !isEdited ? 'Save photo' : 'Update Item'
}

/** The dish is there by then, whatever became of its photo. */
function photoWords(item: ManagedItem | undefined, sentence: string | undefined): string | undefined {
  return item && sentence && `${item.name} is saved, but its photo is not. ${sentence}`
}

/** What the server said, with what it said of fields that no part shows. */
function problemWords(error: unknown, problems: ProblemsAt): string | undefined {
  if (error === undefined) return undefined
  const elsewhere = Object.entries(problems).flatMap(([field, told]) => (told && !itemPartOf(field) ? [told] : []))
  return [`${SAVE_FAILED}: ${sentenceOf(error)}`, ...elsewhere].join(' ')
}
