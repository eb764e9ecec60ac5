import { type ReactNode, useId, useState } from 'react'

type FoldedSummaryProps = {
  pieces: number
  total: string
  /** How it is paid, and with how much. */
  paying: string
  /** When it is ready. */
  when: string | undefined
  children: ReactNode
}

/** On a phone one line above the button, which unfolds; beside the form there is room for all of it. How it is paid and when it is ready stand at the button. */
export function FoldedSummary({ pieces, total, paying, when, children }: FoldedSummaryProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex min-h-11 w-full items-center justify-between gap-3 lg:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {pieces} {pieces === 1 ? 'item' : 'items'} · <span className="price font-semibold">{total}</span>
        </span>
        <span className="font-semibold underline underline-offset-4">
          {isOpen ? 'Hide' : 'Show'}
          <span className="sr-only"> the order summary</span>
        </span>
      </button>
      <div id={id} className={isOpen ? 'unfolded-summary' : 'max-lg:hidden'}>
        {children}
      </div>
      {/* What the button does beside it, at every width. */}
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 pt-1 leading-snug lg:pt-4">
        <span className="price">{paying}</span>
        <span>{when}</span>
      </p>
    </>
  )
}
