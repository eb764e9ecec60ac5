import { type ReactNode, useId, useState } from 'react'
import { ToolIcon } from '../../../ui/tool-icon.tsx'

type FoldedSummaryProps = {
  pieces: number
  total: string
  /** What it is in coins, where that is another sum. */
  cash: string | null
  children: ReactNode
}

/** On a phone one line above the button, which unfolds; beside the form there is room for all of it. */
export function FoldedSummary({ pieces, total, cash, children }: FoldedSummaryProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={`flex w-full shrink-0 items-center justify-between gap-3 lg:hidden ${isOpen ? 'min-h-12' : 'min-h-8.5'}`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? (
          // What the line says stands below it now.
          <span aria-hidden="true" className="font-display text-xl">
            Order summary
          </span>
        ) : (
          <span className="min-w-0 truncate">
            {pieces} {pieces === 1 ? 'item' : 'items'} · <span className="price">{total}</span>
            {cash && <span className="text-sm text-soft"> ({cash})</span>}
          </span>
        )}
        <span className="flex items-center gap-1 font-semibold underline underline-offset-4">
          {isOpen ? 'Hide' : 'Show'}
          <span className="sr-only"> the order summary</span>
          <ToolIcon name="down" className={`size-4.5 ${isOpen ? 'rotate-180' : ''}`} />
        </span>
      </button>
      <div id={id} className={isOpen ? 'unfolded-summary' : 'max-lg:hidden'}>
        {children}
      </div>
    </>
  )
}
