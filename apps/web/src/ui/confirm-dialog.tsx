import type { ReactNode } from 'react'
import { button } from './button.ts'
import { Dialog } from './dialog.tsx'
import { FormProblem } from './form-problem.tsx'
import { heldIf } from './held.ts'

type ConfirmDialogProps = {
  question: string
  confirmLabel: string
  isBusy: boolean
  problem?: string | undefined
  /** Why it cannot be done here and now. */
  whyNot?: string | undefined
  /** What somebody should know before they say yes. */
  children?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, confirmLabel, isBusy, problem, children, onConfirm, onClose } = props
  const whyNot = isBusy ? undefined : props.whyNot
  return (
    <Dialog label={question} onClose={onClose}>
      <div className="p-6">
        <p className="font-display text-xl leading-snug">{question}</p>
        {children}
        <FormProblem sentence={problem} />
        <p aria-live="polite" className="mt-4 text-sm text-soft empty:hidden">
          {whyNot}
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <button type="button" className={button('quiet')} onClick={onClose}>
            {isBusy ? 'Close' : 'Cancel'}
          </button>
          <button
            type="button"
            className={button('strong')}
            title={whyNot}
            onClick={onConfirm}
            {...heldIf(isBusy || whyNot !== undefined)}
          >
            {confirmLabel}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
