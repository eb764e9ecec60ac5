import { matchesSearch } from '@sizzle/domain/order/board.ts'
import { useState } from 'react'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { FinishedList, type FinishedProps } from '../finished-list.tsx'

type FinishedDialogProps = FinishedProps & { onClose: () => void }

/** Where there is no room for a fourth column, what is over stands in a drawer, with a search of its own. */
export function FinishedDialog({ onClose, columns, isNarrowed, ...finished }: FinishedDialogProps) {
  const [typed, setTyped] = useState('')
  const found = {
    ...columns,
    completed: columns.completed.filter((order) => matchesSearch(order, typed)),
    cancelled: columns.cancelled.filter((order) => matchesSearch(order, typed)),
  }
  return (
    <Dialog label="Finished orders" shape="side" onClose={onClose}>
      <DialogHead title="Finished today" onClose={onClose} />
      <div className="px-6 pb-4">
        <input
          type="search"
          aria-label="Search the finished orders"
          placeholder="Number, name or dish"
          maxLength={100}
          className="min-h-12 w-full rounded-control border border-line-strong bg-paper px-3.5"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FinishedList {...finished} columns={found} isNarrowed={isNarrowed || typed.trim() !== ''} />
      </div>
    </Dialog>
  )
}
