import type { ReactNode } from 'react'
import { button } from './button.ts'
import { countdown } from './countdown.ts'

type SubmitButtonProps = {
  children: ReactNode
  isSending: boolean
  /** What it reads while the answer is on its way. */
  sendingLabel: string
  waitSeconds?: number
  /** False on a form that the server drew, until it is taken over: nothing would keep it from being sent by itself. */
  canSend?: boolean
  kind?: Parameters<typeof button>[0]
  className?: string
}

/** Stays focusable while it works: a disabled button would drop the focus of who pressed it by keyboard. */
export function SubmitButton(props: SubmitButtonProps) {
  const { children, isSending, sendingLabel, waitSeconds = 0, canSend = true, kind = 'primary', className = '' } = props
  const isHeld = isSending || waitSeconds > 0
  return (
    <button
      type="submit"
      disabled={!canSend}
      aria-disabled={isHeld || undefined}
      className={button(kind, `min-h-12 disabled:opacity-100 ${className}`)}
    >
      {isSending && sendingLabel}
      {!isSending && waitSeconds > 0 && (
        <span aria-hidden="true" className="tabular-nums">
          Wait {countdown(waitSeconds)}
        </span>
      )}
      {!isHeld && children}
      {!isSending && waitSeconds > 0 && <span className="sr-only">Please wait</span>}
    </button>
  )
}
