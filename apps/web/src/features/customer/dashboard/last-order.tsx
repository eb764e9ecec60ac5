import { lineInOneRow } from '@sizzle/domain/order/line-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../kit/server/ask.ts'
import { keepInTab, keptInTab } from '../../../kit/session-storage.ts'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'
import { formatDollars } from '../../../ui/money.ts'
import type { MyOrder } from './orders-query.ts'
import { ReorderDialog } from './reorder-dialog.tsx'

const AWAY = 'last_order_away'

export type LastOrderProps = {
  /** Only an order from there; without it, from anywhere. */
  locationId: string | undefined
  /** Something is in the cart already: nothing is offered, and a dialog that is open stays. */
  hasCart: boolean
}

/** What a returning guest had last time, with one button to have it again. */
export function LastOrder({ locationId, hasCart }: LastOrderProps) {
  const { data } = useQuery(ask('/getMyOrders', { limit: '1', offset: '0' }))
  const [isOpen, setOpen] = useState(false)
  const [away, setAway] = useState(() => keptInTab(AWAY))
  const order = data?.orders[0]
  if (order?.status !== 'completed' || away === order.id) return null
  if (locationId !== undefined && order.location !== locationId) return null
  const putAway = () => {
    keepInTab(AWAY, order.id)
    setAway(order.id)
  }
  return (
    <>
      {!hasCart && <Bar order={order} onAgain={() => setOpen(true)} onAway={putAway} />}
      {isOpen && <ReorderDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}

type BarProps = { order: MyOrder; onAgain: () => void; onAway: () => void }

function Bar({ order, onAgain, onAway }: BarProps) {
  return (
    <aside
      aria-label="Your last order"
      className="sticky bottom-0 z-30 px-3 pb-[max(12px,env(safe-area-inset-bottom))]"
    >
      <div className="rise mx-auto flex max-w-[760px] items-center gap-2 rounded-[18px] bg-night py-2.5 pr-2.5 pl-5 text-cream shadow-[0_18px_44px_-14px_var(--shadow)]">
        <p className="min-w-0 grow leading-tight">
          <span className="block font-semibold">
            Same as last time? <span className="price">{formatDollars(order.pricing.total)}</span>
          </span>
          <span className="line-clamp-2 text-sm text-cream/80">{order.items.map(lineInOneRow).join(', ')}</span>
        </p>
        <button
          type="button"
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-cream/10"
          aria-label="Not now"
          onClick={onAway}
        >
          <Icon name="close" className="size-4.5" />
        </button>
        <button
          type="button"
          className={button('primary', 'min-h-12 shrink-0')}
          aria-haspopup="dialog"
          onClick={onAgain}
        >
          Order again
        </button>
      </div>
    </aside>
  )
}
