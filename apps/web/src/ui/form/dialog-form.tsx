import type { ReactNode } from 'react'
import { type ButtonKind, button } from '../button.ts'
import { Dialog } from '../dialog.tsx'
import { DialogHead } from '../dialog-head.tsx'
import { FormProblem } from '../form-problem.tsx'
import { heldIf } from '../held.ts'
import { DIALOG_FOOT } from './dialog-foot.ts'

type DialogFormProps = {
  title: string
  /** What the dialog is called where the title names more, such as an order's number. */
  label?: string
  shape?: 'sheet' | 'desk' | 'side' | 'centre'
  /** The button that leaves everything as it is. */
  keep: string
  /** The button that does it, and what it reads meanwhile. */
  act: string
  acting: string
  kind?: ButtonKind
  /** Names the press for the board, which counts one press once. */
  press?: string
  /** What is sent, as `useWish` gives it. */
  wish: { readonly isPending: boolean; readonly sentence: string | undefined }
  /** Said instead of what the server said. */
  problem?: string | undefined
  isReady?: boolean
  /** What is still missing, beside the button that it holds back. */
  missing?: string | undefined
  /** Other ways out, before these two. */
  more?: ReactNode
  /** The dialog begins at the button that does it, where Enter is expected to go on. */
  isActFirst?: boolean
  /** What pressing the button comes to, above it and always in sight. */
  outcome?: string | undefined
  onSubmit: () => void
  onClose: () => void
  children?: ReactNode
}

/** A question with one thing to do: what it is about, the fields, what went wrong, and the two ways out. */
export function DialogForm(props: DialogFormProps) {
  const { title, label = title, shape = 'centre', keep, act, acting, kind = 'primary', press, wish } = props
  const { problem = wish.sentence, missing, more, isActFirst = false, outcome, onSubmit, onClose, children } = props
  const { isReady = missing === undefined } = props
  const isHeld = !isReady || wish.isPending
  return (
    <Dialog label={label} shape={shape} onClose={onClose}>
      <DialogHead title={title} onClose={onClose} />
      <form
        noValidate
        className="grid gap-4 px-6 pb-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isHeld) onSubmit()
        }}
      >
        {children}
        <div className={DIALOG_FOOT}>
          <FormProblem className="basis-full empty:hidden" sentence={problem || undefined} />
          {outcome !== undefined && (
            <p role="status" className="basis-full font-semibold">
              {outcome}
            </p>
          )}
          {!isReady && missing && <p className="mr-auto text-sm text-soft max-sm:basis-full">{missing}</p>}
          {more}
          <button type="button" className={button('quiet')} onClick={onClose}>
            {keep}
          </button>
          <button
            ref={(element) => {
              if (isActFirst) element?.setAttribute('autofocus', '')
            }}
            type="submit"
            className={button(kind)}
            disabled={!isReady}
            {...heldIf(wish.isPending)}
            {...(press && { 'data-act': press })}
          >
            {wish.isPending ? acting : act}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
