import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { changedByBoth } from '../../../../kit/drafts.ts'
import { failureOf } from '../../../../kit/failure.ts'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import { firstWrongIn } from '../../../../kit/unsaved.ts'
import { ChangedNotice } from '../../../../ui/form/changed-notice.tsx'
import { NO_CHANGES, stillNeeded } from '../../../shared/form/form-foot.tsx'
import { FormFrame } from '../../../shared/form/form-frame.tsx'
import { ShortenedDialog } from '../holidays/shortened-dialog.tsx'
import { SAVING } from '../location-words.ts'
import type { ManagedLocation } from '../locations-query.ts'
import { EDITOR_PARTS, NEW_PARTS, partOfEditor } from './editor-parts.ts'
import { missingIn, wordsOf } from './field-words.ts'
import { draftOf } from './location-draft.ts'
import { useChangedMeanwhile } from './use-changed-meanwhile.ts'
import { useLocationForm } from './use-location-form.ts'
import { useSave } from './use-save.ts'

type LocationEditorProps = {
  /** Left out: a new one. */
  location: ManagedLocation | undefined
  mayManage: boolean
  onClose: () => void
}

/** Adds a location or changes one, part by part in one form. */
export function LocationEditor({ location, mayManage, onClose }: LocationEditorProps) {
  const editing = useLocationForm(location, mayManage)
  const { form, seen, isChanged, problems } = editing
  const parts = useRef<HTMLDivElement>(null)
  const notice = useRef<HTMLDivElement>(null)

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
  const submit = () => {
    if (changed) return notice.current?.focus()
    const found = editing.findProblems()
    if (Object.keys(found).length > 0) stumble(found)
    else saving.save(form.draft, seen)
  }
  const title = form.isNew ? 'Add Location' : 'Edit Location'
  return (
    <FormFrame
      label={title}
      title={seen.location ? `Edit ${seen.location.name}` : title}
      form={form}
      parts={form.isNew ? NEW_PARTS : EDITOR_PARTS}
      scroller={parts}
      problems={problems}
      isChanged={isChanged}
      isPending={saving.isPending}
      mayWait
      restsBecause={form.isNew ? stillNeeded(missingIn(form.draft)) : isChanged ? undefined : NO_CHANGES}
      act={form.isNew ? 'Add Location' : 'Update Location'}
      problem={changed || saving.shortened ? undefined : problemWords(saving.error, problems)}
      notice={
        changed && (
          <ChangedNotice
            ref={notice}
            who={changed.who}
            both={changed.now ? changedByBoth(form.draft, seen.draft, draftOf(changed.now)).map(wordsOf) : []}
            isKnown={changed.now !== undefined}
            onKeep={() => goOn(true)}
            onLoad={() => goOn(false)}
          />
        )
      }
      question={
        saving.shortened && (
          <ShortenedDialog
            found={saving.shortened}
            isBusy={saving.isPending}
            onKeep={() => saving.save(form.draft, seen, { keepThem: true })}
            onBack={saving.reset}
          />
        )
      }
      onSubmit={submit}
      onClose={onClose}
    />
  )
}

/** What the server said, with what it said of fields that no part shows. */
function problemWords(error: unknown, problems: ProblemsAt): string | undefined {
  if (error === undefined) return undefined
  const { title, sentence } = failureOf(error, SAVING)
  const elsewhere = Object.entries(problems).flatMap(([field, told]) => (told && !partOfEditor(field) ? [told] : []))
  return [`${title}: ${sentence}`, ...elsewhere].join(' ')
}
