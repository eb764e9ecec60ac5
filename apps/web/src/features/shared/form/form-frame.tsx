import { type ComponentType, type ReactNode, type RefObject, type SyntheticEvent, useState } from 'react'
import { useUnloadWarning } from '../../../kit/unsaved.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { FormPart, type FormPartOf } from '../../../ui/form/form-part.tsx'
import { FormRail } from '../../../ui/form/form-rail.tsx'
import { FormFoot } from './form-foot.tsx'

export type PartOfForm<Form> = FormPartOf & { readonly Part: ComponentType<{ form: Form }> }

type FormFrameProps<Form> = {
  label: string
  title: string
  /** Of which location it is. */
  place?: string | undefined
  form: Form
  parts: readonly PartOfForm<Form>[]
  /** What scrolls, and takes the focus when the entries are replaced. */
  scroller: RefObject<HTMLDivElement | null>
  /** What is wrong, by field. */
  problems: Readonly<Partial<Record<string, string>>>
  /** Whether something would be lost by leaving. */
  isChanged: boolean
  isPending: boolean
  act: string
  /** What is sent waits on this device while there is no network. */
  mayWait?: boolean
  /** Why it cannot be sent without a network, where that is more than that it cannot. */
  whyNotOffline?: string | undefined
  /** Why there is nothing to save, or not yet. */
  restsBecause?: string | undefined
  /** Why it was not saved. */
  problem: string | undefined
  /** Above the parts: somebody was faster. */
  notice: ReactNode
  /** A question on the way to saving. */
  question?: ReactNode
  /** Takes a file that is pasted or dropped anywhere on it. */
  onFile?: ((file: File) => void) | undefined
  onSubmit: () => void
  onClose: () => void
}

/** A long form in a dialog of its own: its parts, what is wrong in them, and a question before entries are lost. */
export function FormFrame<Form>(props: FormFrameProps<Form>) {
  const { label, title, form, parts, scroller, problems, isChanged, isPending, act, problem, notice, question } = props
  const [isLeaving, setLeaving] = useState(false)
  useUnloadWarning(isChanged)
  // What is on its way to be saved is not lost.
  const leave = () => (isChanged && !isPending ? setLeaving(true) : props.onClose())
  const { onFile } = props
  const take = (event: SyntheticEvent, { files }: DataTransfer) => {
    const [file] = files
    if (!file || !onFile || event.defaultPrevented) return
    event.preventDefault()
    onFile(file)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isPending && props.restsBecause === undefined) props.onSubmit()
  }
  return (
    <Dialog label={label} shape="wide" onClose={leave}>
      <form
        noValidate
        className="flex h-full flex-col"
        onPaste={(event) => take(event, event.clipboardData)}
        onDragOver={(event) => onFile && event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => take(event, event.dataTransfer)}
        onSubmit={submit}
      >
        <DialogHead
          title={title}
          place={props.place}
          className="border-b border-line py-3 pr-3 pl-5 sm:pl-6"
          onClose={leave}
        />
        {notice}
        <div className="flex min-h-0 grow max-md:flex-col">
          <FormRail parts={parts} scroller={scroller} problems={problems} />
          <div
            ref={scroller}
            tabIndex={-1}
            className="relative min-h-0 min-w-0 grow scroll-pb-24 overflow-y-auto overscroll-contain p-5 pb-8 outline-none sm:p-6 sm:pb-8"
          >
            {parts.map((part) => (
              <FormPart key={part.id} part={part}>
                <part.Part form={form} />
              </FormPart>
            ))}
          </div>
        </div>
        <FormFoot
          act={act}
          isPending={isPending}
          problem={problem}
          restsBecause={props.restsBecause}
          onCancel={leave}
          mayWait={props.mayWait}
          whyNotOffline={props.whyNotOffline}
        />
      </form>
      {question}
      {isLeaving && (
        <ConfirmDialog
          question="Leave without saving? What you have entered here is lost."
          confirmLabel="Leave without saving"
          isBusy={false}
          onConfirm={props.onClose}
          onClose={() => setLeaving(false)}
        />
      )}
    </Dialog>
  )
}
