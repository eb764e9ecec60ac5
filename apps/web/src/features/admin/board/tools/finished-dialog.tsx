import { matchesSearch } from '@sizzle/domain/order/board.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { button } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useDebounced } from '../../../../ui/use-debounced.ts'
import { FinishedCard } from '../cards/finished-card.tsx'
import { FinishedList, type FinishedProps } from '../finished-list.tsx'
import { type BoardOrder, recallQuery } from '../state/board-query.ts'

type FinishedDialogProps = Omit<FinishedProps, 'onFind'> & {
  locationIds: readonly string[]
  onOpen: (orderId: string) => void
  onClose: () => void
}

/** All that has left the board: of today, of earlier days on a press, and any order of this kitchen by what is typed. */
export function FinishedDialog({ locationIds, onOpen, onClose, ...finished }: FinishedDialogProps) {
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const today = [...finished.columns.completed, ...finished.columns.cancelled]
  return (
    <Dialog label="Finished orders" shape="side" onClose={onClose}>
      <DialogHead title="Finished orders" onClose={onClose} />
      <div className="@container px-6 pb-6">
        <input
          type="search"
          aria-label="Search all orders of this kitchen"
          placeholder="Name, number, email or phone"
          maxLength={100}
          className="min-h-12 w-full rounded-control border border-line-strong bg-raised px-3.5"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {search === '' ? (
          <>
            <FinishedList {...finished} />
            <Earlier locationIds={locationIds} today={today} onOpen={onOpen} />
          </>
        ) : (
          <Found
            locationIds={locationIds}
            search={search}
            known={today.filter((order) => matchesSearch(order, search))}
            onOpen={onOpen}
          />
        )}
      </div>
    </Dialog>
  )
}

type FoundProps = {
  locationIds: readonly string[]
  search: string
  /** What fits of today: it stands there before the server has answered. */
  known: readonly BoardOrder[]
  onOpen: (orderId: string) => void
}

function Found({ locationIds, search: typed, known, onOpen }: FoundProps) {
  const search = useDebounced(useDeferredValue(typed))
  const { data, error, isPending } = useQuery({
    ...recallQuery(locationIds, search),
    placeholderData: keepPreviousData,
  })
  const others = (data ?? []).filter(isNotAmong(known))
  const orders = [...known, ...others]
  return (
    <div className="mt-3" aria-live="polite">
      <Cards label="Orders found" orders={orders} withDay={others} onOpen={onOpen} />
      {isPending && <Skeleton className="mt-2 h-24" />}
      {error && <p className="mt-2 text-chilli">{sentenceOf(error)}</p>}
      {data && orders.length === 0 && <p className="py-6 text-center text-soft">No orders of this kitchen match.</p>}
    </div>
  )
}

type EarlierProps = Omit<FoundProps, 'search' | 'known'> & { today: readonly BoardOrder[] }

/** What was over before today is seldom asked for. */
function Earlier({ locationIds, today, onOpen }: EarlierProps) {
  const [isShown, setShown] = useState(false)
  const { data, error, isFetching } = useQuery({ ...recallQuery(locationIds, ''), enabled: isShown })
  const orders = (data ?? []).filter(isNotAmong(today))
  if (!isShown)
    return (
      <button type="button" className={button('quiet', 'w-full')} onClick={() => setShown(true)}>
        Show earlier orders
      </button>
    )
  return (
    <section aria-labelledby="finished-earlier" className="mt-2">
      <h3 id="finished-earlier" className="mb-2 text-[0.9375rem] font-semibold text-soft">
        Earlier
      </h3>
      <Cards label="Earlier orders" orders={orders} withDay={orders} onOpen={onOpen} />
      {isFetching && !data && <Skeleton className="h-24" />}
      {error && <p className="text-chilli">{sentenceOf(error)}</p>}
      {data && orders.length === 0 && <p className="text-soft">There are no earlier orders.</p>}
    </section>
  )
}

type CardsProps = Pick<FoundProps, 'onOpen'> & {
  label: string
  orders: readonly BoardOrder[]
  /** Those of them whose day has to be said. */
  withDay: readonly BoardOrder[]
}

function Cards({ label, orders, withDay, onOpen }: CardsProps) {
  if (orders.length === 0) return null
  return (
    <ul aria-label={label} className="grid gap-2">
      {orders.map((order) => (
        <li key={order.orderId}>
          <FinishedCard order={order} hasDay={withDay.includes(order)} onOpen={() => onOpen(order.orderId)} />
        </li>
      ))}
    </ul>
  )
}

function isNotAmong(known: readonly BoardOrder[]): (order: BoardOrder) => boolean {
  const ids = new Set(known.map(({ orderId }) => orderId))
  return ({ orderId }) => !ids.has(orderId)
}
