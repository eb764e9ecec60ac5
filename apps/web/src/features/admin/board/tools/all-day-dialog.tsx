import { allDay } from '@sizzle/domain/order/board.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import type { ShownOrder } from '../state/shown-orders.ts'

/** How many of each dish are still to be made: stays open and counts along. */
export function AllDayDialog({ orders, onClose }: { orders: readonly ShownOrder[]; onClose: () => void }) {
  const dishes = allDay(orders)
  return (
    <Dialog label="All-day counts" shape="side" onClose={onClose}>
      <DialogHead title="All-day counts" onClose={onClose} />
      <p className="px-6 text-soft">What pending orders and orders under preparation still need.</p>
      {dishes.length === 0 ? (
        <p className="px-6 py-8 text-lg">Nothing is to be made right now.</p>
      ) : (
        <ul className="px-6 py-4">
          {dishes.map(({ name, quantity, heats }) => (
            <li key={name} className="grid grid-cols-[3.5rem_1fr] items-baseline border-b border-line py-2.5 text-xl">
              <span className="price text-2xl text-saffron-ink">{quantity}×</span>
              <span>
                {name}
                <span className="block text-base text-soft">
                  {heats.map(({ heat, quantity: count }) => `${count} ${heat}`).join(', ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
