import { TILL_ORDERS, tillTimeLeft } from '@sizzle/domain/till/till.ts'
import { useState } from 'react'
import { silentMs } from '../../../../kit/offline/till-book.ts'
import { useOnline } from '../../../../kit/use-online.ts'
import { TillOrders } from './till-orders.tsx'
import { type Till, useTill } from './till-state.ts'

/** Above the desk of a till: how many orders it has taken without a network, and for how long it may go on. */
export function TillStrip() {
  const till = useTill()
  const [isOpen, setOpen] = useState(false)
  if (!till) return <OfflineDesk />
  return (
    <>
      {(!till.isOnline || till.orders.length > 0) && <Strip till={till} onShow={() => setOpen(true)} />}
      {isOpen && <TillOrders till={till} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Anywhere else an order is only prepared meanwhile. */
function OfflineDesk() {
  const isOnline = useOnline()
  return (
    <div role="status" className="shrink-0">
      {!isOnline && (
        <p className="border-b border-line bg-raised px-4 py-1.5 leading-snug text-soft">
          <b className="text-ink">You are offline.</b> What you enter here stays; create the order once you are back
          online.
        </p>
      )}
    </div>
  )
}

function Strip({ till, onShow }: { till: Till; onShow: () => void }) {
  const { isOnline, orders, stop, book } = till
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-line bg-saffron-soft px-4 py-1.5 text-saffron-ink">
      <p role="status" className="grow basis-56 leading-snug">
        <b>{headOf(till)}</b>
        {!isOnline && stop === null && <span className="block text-sm">The kitchen cannot see orders taken now.</span>}
      </p>
      {!isOnline && (
        <p className="price text-sm">
          <b>
            {orders.length} of {TILL_ORDERS}
          </b>{' '}
          {stop === null ? `orders · ${tillTimeLeft(silentMs(book))} left` : 'orders'}
        </p>
      )}
      {orders.length > 0 && (
        <button
          type="button"
          className="min-h-11 rounded-control px-2 font-semibold underline underline-offset-4"
          onClick={onShow}
        >
          Show orders
        </button>
      )}
    </div>
  )
}

function headOf({ isOnline, orders, stop }: Till): string {
  if (!isOnline) return stop ?? 'Offline: cash orders only'
  return orders.length === 1 ? 'Sending 1 order to the kitchen' : `Sending ${orders.length} orders to the kitchen`
}
