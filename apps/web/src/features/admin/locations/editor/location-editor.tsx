import { type SyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { changedByBoth } from '../../../../kit/drafts.ts'
import { failureOf } from '../../../../kit/failure.ts'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import { firstWrongIn, useUnloadWarning } from '../../../../kit/unsaved.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { ChangedNotice } from '../../../../ui/form/changed-notice.tsx'
import { FormPart } from '../../../../ui/form/form-part.tsx'
import { FormRail } from '../../../../ui/form/form-rail.tsx'
import { FormFoot } from '../../../shared/form/form-foot.tsx'
import { ShortenedDialog } from '../holidays/shortened-dialog.tsx'
import { SAVING } from '../location-words.ts'
import type { ManagedLocation } from '../locations-query.ts'
import { wordsOf } from './field-words.ts'
import { draftOf } from './location-draft.ts'
import { EDITOR_PANELS, panelOf } from './panels.ts'
import { useChangedMeanwhile } from './use-changed-meanwhile.ts'
import { useLocationForm } from './use-location-form.ts'
import { useSave } from './use-save.ts'

type LocationEditorProps = {
  /** Left out: a new one. */
  location: ManagedLocation | undefined
  mayManage: boolean
  onClose: () => void
}

/** Adds a location or changes one, panel by panel in one form. */
export function LocationEditor({ location, mayManage, onClose }: LocationEditorProps) {
  const editing = useLocationForm(location, mayManage)
  const { form, seen, isChanged, problems } = editing
  const parts = useRef<HTMLDivElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  useUnloadWarning(isChanged)

  const stumble = (found: ProblemsAt) => {
    flushSync(() => editing.setProblems(found))
    firstWrongIn(parts.current)?.focus()
  }
  const saving = useSave({ onDone: onClose, onRefused: stumble })
  const changed = useChangedMeanwhile(seen.location, saving.error)
  const goOn = (keepsMine: boolean) => {
    if (!changed?.now) return
    editing.goOnFrom(changed.now, keepsMine)
    saving.reset()
    parts.current?.focus()
  }
  // Nothing was entered yet: the form simply shows what is there now.
  if (changed?.now && !isChanged) editing.goOnFrom(changed.now, false)
  const leave = () => (isChanged ? setLeaving(true) : onClose())
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (saving.isPending) return
    if (changed) return notice.current?.focus()
    const found = editing.findProblems()
    if (Object.keys(found).length > 0) stumble(found)
    else saving.save(form.draft, seen)
  }
  const title = form.isNew ? 'Add Location' : 'Edit Location'
  return (
    <Dialog label={title} shape="wide" onClose={leave}>
      <form noValidate className="flex h-full flex-col" onSubmit={submit}>
        <DialogHead
          title={seen.location ? `Edit ${seen.location.name}` : title}
          className="border-b border-line py-3 pr-3 pl-5 sm:pl-6"
          onClose={leave}
        />
        {changed && (
          <ChangedNotice
            ref={notice}
            who={changed.who}
            both={changed.now ? changedByBoth(form.draft, seen.draft, draftOf(changed.now)).map(wordsOf) : []}
            isKnown={changed.now !== undefined}
            onKeep={() => goOn(true)}
            onLoad={() => goOn(false)}
          />
        )}
        <div className="flex min-h-0 grow">
          <FormRail parts={EDITOR_PANELS} scroller={parts} problems={problems} />
          <div
            ref={parts}
            tabIndex={-1}
            className="relative min-w-0 grow overflow-y-auto overscroll-contain p-5 outline-none sm:p-6"
          >
            {EDITOR_PANELS.map((panel) => (
              <FormPart key={panel.id} part={panel}>
                <panel.Panel form={form} />
              </FormPart>
            ))}
          </div>
        </div>
        <FormFoot
          act={form.isNew ? 'Add Location' : 'Update Location'}
          isPending={saving.isPending}
          problem={changed || saving.shortened ? undefined : problemWords(saving.error, problems)}
          onCancel={leave}
        />
      </form>
      {saving.shortened && (
        <ShortenedDialog
          found={saving.shortened}
          isBusy={saving.isPending}
          onKeep={() => saving.save(form.draft, seen, { keepThem: true })}
          onBack={saving.reset}
        />
      )}
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

/** What the server said, with what it said of fields that no panel shows. */
function problemWords(error: unknown, problems: ProblemsAt): string | undefined {
  if (error === undefined) return undefined
  const { title, sentence } = failureOf(error, SAVING)
  const elsewhere = Object.entries(problems).flatMap(([field, told]) => (told && !panelOf(field) ? [told] : []))
  return [`${title}: ${sentence}`, ...elsewhere].join(' ')
}
