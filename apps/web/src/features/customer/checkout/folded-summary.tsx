import { type ComponentProps, useId, useState } from 'react'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { ChangeButton, OrderSummary } from './order-summary.tsx'

type FoldedSummaryProps = {
  pieces: number
  total: string
  /** What it is in coins, where that is another sum. */
  cash: string | null
  summary: Omit<ComponentProps<typeof OrderSummary>, 'cash' | 'isEditing' | 'onEdit'>
}

/** On a phone one line above the button, which unfolds; beside the form there is room for all of it. */
export function FoldedSummary({ pieces, total, cash, summary }: FoldedSummaryProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const edit = summary.onCartChange && (() => setEditing(!isEditing))
  return (
    <>
      {isOpen && <BehindSummary onClose={() => setOpen(false)} />}
      <div className="grid shrink-0 items-center lg:hidden">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={`col-start-1 row-start-1 flex items-center justify-between gap-3 ${isOpen ? 'min-h-13' : 'min-h-9'}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? (
            // What the line says stands below it now.
            <span aria-hidden="true" className="font-display text-xl font-semibold">
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
        {isOpen && (
          <ChangeButton
            isEditing={isEditing}
            onEdit={edit}
            // Over the line that folds, beside its word.
            className="col-start-1 row-start-1 mr-[5.5rem] justify-self-end"
          />
        )}
      </div>
      <div id={id} className={isOpen ? 'unfolded-summary' : 'max-lg:hidden'}>
        <OrderSummary {...summary} cash={cash} isEditing={isEditing} onEdit={edit} />
      </div>
    </>
  )
}

/** The form below is dimmed by the bar's own shadow, and a press on it folds the summary; by keyboard its line does. */
function BehindSummary({ onClose }: { onClose: () => void }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same as the button beside it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same as the button beside it
    <div className="fixed inset-0 -z-1 lg:hidden" onClick={onClose} />
  )
}
