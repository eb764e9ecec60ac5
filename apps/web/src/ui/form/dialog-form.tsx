import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { beginHere, beginInForm } from '../begin-at.ts'
import { type ButtonKind, button } from '../button.ts'
import { Dialog } from '../dialog.tsx'
import { DialogHead } from '../dialog-head.tsx'
import { FormProblem } from '../form-problem.tsx'
import { heldIf } from '../held.ts'
import { DIALOG_FOOT, WHY_NOT } from './dialog-foot.ts'

type DialogFormProps = FormInDialogProps & {
  title: string
  /** What the dialog is called where the title names more, such as an order's number. */
  label?: string
  /** Of which place it is, below the title. */
  place?: string | undefined
  shape?: 'sheet' | 'desk' | 'side' | 'centre'
}

/**
 * Names the press for the back office, which counts one press once. A dialog that begins at the button that does it, where Enter is
 * expected to go on, must have one: the second half of a double Enter would do it unseen.
 */
export type ActPress =
  | { readonly isActFirst?: false; readonly press?: string }
  | { readonly isActFirst: true; readonly press: string }

type FormInDialogProps = ActPress & {
  /** The button that leaves everything as it is. */
  keep: string
  /** The button that does it, and what it reads meanwhile. */
  act: string
  acting: string
  kind?: ButtonKind
  /** What is sent, as `useWish` gives it. */
  wish: {
    readonly isPending: boolean
    readonly sentence: string | undefined
    /** Why it cannot be sent here and now, though nothing is missing. */
    readonly whyNot?: string | undefined
  }
  /** Said instead of what the server said. */
  problem?: string | undefined
  isReady?: boolean
  /** What is still missing, beside the button that it holds back. */
  missing?: string | undefined
  /** Other ways out, before these two. */
  more?: ReactNode
  /** The dialog begins at its first question, as one that is opened to answer it. */
  isAskingFirst?: boolean
  /** What pressing the button comes to, above it and always in sight. */
  outcome?: string | undefined
  /** Its ways out stand at the foot of a dialog that fills the height of the window. */
  isTall?: boolean
  onSubmit: () => void
  onClose: () => void
  children?: ReactNode
}

/** A question with one thing to do: what it is about, the fields, what went wrong, and the two ways out. */
export function DialogForm({ title, label = title, place, shape = 'centre', ...form }: DialogFormProps) {
  return (
    <Dialog label={label} shape={shape} onClose={form.onClose}>
      <DialogHead title={title} place={place} onClose={form.onClose} />
      <FormInDialog {...form} />
    </Dialog>
  )
}

/** The same below the head of a dialog that is open already. */
export function FormInDialog(props: FormInDialogProps) {
  const { keep, act, acting, kind = 'primary', press, wish, isTall = false, children } = props
  const { problem = wish.sentence, missing, more, isActFirst, isAskingFirst, outcome, onSubmit, onClose } = props
  const { isReady = missing === undefined } = props
  const whyNot = wish.isPending ? undefined : wish.whyNot
  const isResting = wish.isPending || whyNot !== undefined
  const isHeld = !isReady || isResting
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (isAskingFirst && form.current) beginInForm(form.current)
  }, [isAskingFirst])
  useEffect(() => {
    // The dialog opens right after this and scrolls down to that button, which its foot keeps in sight in any case.
    if (isActFirst) queueMicrotask(() => form.current?.closest('dialog')?.scrollTo(0, 0))
  }, [isActFirst])
  useLayoutEffect(() => {
    if (outcome !== undefined || missing !== undefined || whyNot !== undefined) keepTypedInSight(form.current)
  }, [outcome, missing, whyNot])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isHeld) return
    flushSync(onSubmit)
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return (
    <form
      ref={form}
      noValidate
      className={`gap-4 px-6 pb-6 ${isTall ? 'flex min-h-[calc(100%-4.75rem)] flex-col' : 'grid'} ${ABOVE_FOOT}`}
      onSubmit={submit}
    >
      {children}
      <div className={`${DIALOG_FOOT} ${isTall ? 'mt-auto' : ''}`}>
        <FormProblem className="basis-full empty:hidden" sentence={problem || undefined} />
        {outcome !== undefined && (
          <p role="status" className="basis-full font-semibold">
            {outcome}
          </p>
        )}
        <p aria-live="polite" className={WHY_NOT}>
          {whyNot ?? (isReady ? undefined : missing)}
        </p>
        {more}
        {/* What is on its way cannot be kept back any more; the cross and Escape only close. */}
        <button type="button" className={button('quiet')} onClick={onClose} {...heldIf(wish.isPending)}>
          {keep}
        </button>
        <button
          ref={isActFirst ? beginHere : undefined}
          type="submit"
          className={button(kind)}
          disabled={!isReady}
          title={whyNot}
          {...heldIf(isResting)}
          {...(press && { 'data-act': press })}
        >
          {wish.isPending ? acting : act}
        </button>
      </div>
    </form>
  )
}

/** A field stops above the foot, also where that says something above its buttons. */
const ABOVE_FOOT = '[&_:is(input,select,textarea)]:scroll-mb-18'

/** The foot grows over the field that is being filled in when it says what comes of it, or what is missing. */
function keepTypedInSight(form: HTMLFormElement | null): void {
  const typed = document.activeElement
  if (form?.contains(typed) && typed?.matches('input, textarea')) typed.scrollIntoView({ block: 'nearest' })
}
