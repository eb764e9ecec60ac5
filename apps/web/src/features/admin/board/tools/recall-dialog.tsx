import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { recallQuery } from '../state/board-query.ts'
import { useDebounced } from '../state/use-debounced.ts'
import { RecallRow } from './recall-row.tsx'

type RecallDialogProps = { locationIds: readonly string[]; onOpen: (orderId: string) => void; onClose: () => void }

/** Orders that have left the board: the latest first, or any order of this kitchen by name, number, email or phone. */
export function RecallDialog({ locationIds, onOpen, onClose }: RecallDialogProps) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(useDeferredValue(typed.trim()))
  const { data, error, isPending } = useQuery({
    ...recallQuery(locationIds, search),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog label="Recall an order" shape="side" onClose={onClose}>
      <DialogHead title="Recall an order" onClose={onClose} />
      <div className="px-6">
        <input
          type="search"
          aria-label="Search all orders of this kitchen"
          placeholder="Name, number, email or phone"
          className="min-h-12 w-full rounded-control border border-line-strong bg-paper px-3.5"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p className="mt-2 text-soft">Opening an order does not move it.</p>
      </div>
      <div className="py-3" aria-live="polite">
        {isPending && <Skeleton className="mx-6 h-40" />}
        {error && <p className="px-6 text-chilli">{sentenceOf(error)}</p>}
        {data?.length === 0 && (
          <p className="px-6 text-soft">
            {search === '' ? 'Nothing has left the board yet.' : 'No order of this kitchen fits these words.'}
          </p>
        )}
        <ul aria-label="Orders found" className="divide-y divide-line border-y border-line empty:hidden">
          {data?.map((order) => (
            <RecallRow key={order.orderId} order={order} onOpen={() => onOpen(order.orderId)} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
