import { useState } from 'react'
import { sentenceOf } from '../kit/page-calls.ts'
import { button } from './button.ts'
import { Dialog } from './dialog.tsx'
import { FormProblem } from './form-problem.tsx'

type ConfirmDialogProps = {
  question: string
  confirmLabel: string
  onConfirm: () => Promise<void>
  onClose: () => void
}

export function ConfirmDialog({ question, confirmLabel, onConfirm, onClose }: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setProblem(sentenceOf(error))
      setBusy(false)
    }
  }
  return (
    <Dialog label={question} onClose={onClose}>
      <div className="p-6">
        <p className="font-display text-xl leading-snug">{question}</p>
        <FormProblem sentence={problem} />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <button type="button" className={button('quiet')} onClick={onClose}>
            Cancel
          </button>
          <button type="button" className={button('strong')} disabled={isBusy} onClick={() => void confirm()}>
            {confirmLabel}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
