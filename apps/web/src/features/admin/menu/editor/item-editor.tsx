import { type SyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { changedByBoth } from '../../../../kit/drafts.ts'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import { firstWrongIn, useUnloadWarning } from '../../../../kit/unsaved.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { ChangedNotice } from '../../../../ui/form/changed-notice.tsx'
import { FormPart } from '../../../../ui/form/form-part.tsx'
import { FormRail } from '../../../../ui/form/form-rail.tsx'
import { FormFoot } from '../../../shared/form/form-foot.tsx'
import type { ManagedItem } from '../menu-query.ts'
import { SAVE_FAILED } from '../menu-words.ts'
import { draftOf } from './item-draft.ts'
import { wordsOf } from './item-field-words.ts'
import { ITEM_PARTS, itemPartOf } from './item-parts.ts'
import { type ItemPlace, useItemForm } from './use-item-form.ts'
import { useItemMeanwhile } from './use-item-meanwhile.ts'
import { useItemSave } from './use-item-save.ts'

type ItemEditorProps = {
  /** Left out: a new one. */
  item: ManagedItem | undefined
  place: ItemPlace
  onClose: () => void
}

/** Adds a dish or changes one, part by part in one form. */
export function ItemEditor({ item, place, onClose }: ItemEditorProps) {
  const editing = useItemForm(item, place)
  const { form, seen, isChanged, problems } = editing
  const parts = useRef<HTMLDivElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  useUnloadWarning(isChanged)

  const stumble = (found: ProblemsAt) => {
    flushSync(() => editing.setProblems(found))
    firstWrongIn(parts.current)?.focus()
  }
  const saving = useItemSave({
    locationId: place.locationId,
    draft: form.draft,
    seen,
    onDone: onClose,
    onRefused: stumble,
    onPartly: (now) => editing.goOnFrom(now, true),
  })
  const changed = useItemMeanwhile(seen.item, saving.error, place)
  const goOn = (keepsMine: boolean) => {
    if (!changed) return
    editing.goOnFrom(changed.now, keepsMine)
    saving.reset()
    parts.current?.focus()
  }
  // Nothing was entered yet: the form simply shows what is there now.
  if (changed && !isChanged && !saving.isPending) editing.goOnFrom(changed.now, false)
  const leave = () => (isChanged ? setLeaving(true) : onClose())
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (saving.isPending) return
    if (changed) return notice.current?.focus()
    const found = editing.findProblems()
    if (Object.keys(found).length > 0) stumble(found)
    else saving.save()
  }
  const isNotice = changed !== undefined && !saving.isPending
  return (
    <Dialog label={seen.item ? 'Edit Menu Item' : 'Add Menu Item'} shape="wide" onClose={leave}>
      <form noValidate className="flex h-full flex-col" onSubmit={submit}>
        <DialogHead
          title={seen.item ? `Edit ${seen.item.name}` : 'Add Menu Item'}
          className="border-b border-line py-3 pr-3 pl-5 sm:pl-6"
          onClose={leave}
        />
        {isNotice && (
          <ChangedNotice
            ref={notice}
            who={changed.who}
            both={changedByBoth(form.draft, seen.draft, draftOf(changed.now)).map(wordsOf)}
            isKnown
            onKeep={() => goOn(true)}
            onLoad={() => goOn(false)}
          />
        )}
        <div className="flex min-h-0 grow">
          <FormRail parts={ITEM_PARTS} scroller={parts} problems={problems} />
          <div
            ref={parts}
            tabIndex={-1}
            className="relative min-w-0 grow overflow-y-auto overscroll-contain p-5 outline-none sm:p-6"
          >
            {ITEM_PARTS.map((part) => (
              <FormPart key={part.id} part={part}>
                <part.Part form={form} />
              </FormPart>
            ))}
          </div>
        </div>
        <FormFoot
          act={seen.item ? 'Update Item' : 'Add Item'}
          isPending={saving.isPending}
          problem={isNotice ? undefined : problemWords(saving.error, problems)}
          onCancel={leave}
        />
      </form>
      {isLeaving && (
        <ConfirmDialog
          question="Leave without saving? What you have entered here is lost."
          confirmLabel="Leave without saving"
          isBusy={false}
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        />
      )}
    </Dialog>
  )
}

/** What the server said, with what it said of fields that no part shows. */
function problemWords(error: unknown, problems: ProblemsAt): string | undefined {
  if (error === undefined) return undefined
  const elsewhere = Object.entries(problems).flatMap(([field, told]) => (told && !itemPartOf(field) ? [told] : []))
  return [`${SAVE_FAILED}: ${sentenceOf(error)}`, ...elsewhere].join(' ')
}
