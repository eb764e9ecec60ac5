import { type SyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import { useOnline } from '../../../../kit/use-online.ts'
import { button } from '../../../../ui/button.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { ShortenedDialog } from '../holidays/shortened-dialog.tsx'
import { failureOf, NOT_OFFLINE, SAVING } from '../location-words.ts'
import type { ManagedLocation } from '../locations-query.ts'
import { firstWrongIn, useUnloadWarning } from '../unsaved.ts'
import { ChangedNotice } from './changed-notice.tsx'
import { EditorRail, idOfPanel } from './editor-rail.tsx'
import { wordsOf } from './field-words.ts'
import { changedByBoth, draftOf } from './location-draft.ts'
import { EDITOR_PANELS, type EditorPanel, panelOf } from './panels.ts'
import { useChangedMeanwhile } from './use-changed-meanwhile.ts'
import { type LocationForm, useLocationForm } from './use-location-form.ts'
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
          <EditorRail scroller={parts} problems={problems} />
          <div
            ref={parts}
            tabIndex={-1}
            className="relative min-w-0 grow overflow-y-auto overscroll-contain p-5 outline-none sm:p-6"
          >
            {EDITOR_PANELS.map((panel) => (
              <Part key={panel.id} panel={panel} form={form} />
            ))}
          </div>
        </div>
        <Foot
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

function Part({ panel: { id, label, hint, Panel }, form }: { panel: EditorPanel; form: LocationForm }) {
  return (
    <section
      aria-labelledby={idOfPanel(id)}
      className="border-b border-line py-7 first-of-type:pt-0 last-of-type:border-0"
    >
      <h3 id={idOfPanel(id)} tabIndex={-1} className="scroll-mt-6 text-xl outline-none">
        {label}
      </h3>
      {hint && <p className="mt-1 text-soft">{hint}</p>}
      <div className="mt-4 grid gap-4">
        <Panel form={form} />
      </div>
    </section>
  )
}

type FootProps = { act: string; isPending: boolean; problem: string | undefined; onCancel: () => void }

function Foot({ act, isPending, problem, onCancel }: FootProps) {
  const isOnline = useOnline()
  return (
    <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3 pb-[max(12px,env(safe-area-inset-bottom))] sm:px-6">
      <FormProblem className="min-w-0 grow basis-80 empty:hidden" sentence={isOnline ? problem : NOT_OFFLINE} />
      <button type="button" className={button('quiet')} onClick={onCancel}>
        Cancel
      </button>
      <button type="submit" className={button('primary')} disabled={isPending || !isOnline}>
        {isPending ? 'Saving…' : act}
      </button>
    </footer>
  )
}

/** What the server said, with what it said of fields that no panel shows. */
function problemWords(error: unknown, problems: ProblemsAt): string | undefined {
  if (error === undefined) return undefined
  const { title, sentence } = failureOf(error, SAVING)
  const elsewhere = Object.entries(problems).flatMap(([field, told]) => (told && !panelOf(field) ? [told] : []))
  return [`${title}: ${sentence}`, ...elsewhere].join(' ')
}
