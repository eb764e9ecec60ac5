import { formatCad } from '@sizzle/domain/money/cents.ts'
import type { OrderInRows } from '@sizzle/domain/order/read-order.ts'
import { type DishesRefund, type Pieces, refundOfDishesWords } from '@sizzle/domain/payment/refund-dishes.ts'
import { LineRows } from '../../../ui/line-rows.tsx'
import { Stepper } from '../../../ui/stepper.tsx'

type RefundDishesProps = {
  lines: OrderInRows['lines']
  pieces: Pieces
  refund: DishesRefund
  onChoose: (pieces: Pieces) => void
}

/** The dishes that the guest gets their money back for, and how many of each. */
export function RefundDishes({ lines, pieces, refund, onChoose }: RefundDishesProps) {
  const isChosen = pieces.some((count) => count > 0)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">Dishes to refund</legend>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change their places
          <li key={n} className="flex flex-wrap items-center gap-x-3 py-1">
            <span className="price min-w-6">{line.quantity}×</span>
            <span className="min-w-24 flex-1 basis-24 leading-snug break-words">
              {line.name}
              <span className="block text-sm text-soft">
                <LineRows line={line} shown="plain" />
              </span>
            </span>
            <span className="ml-auto flex items-center gap-x-3">
              <span className="price">{formatCad(line.amount)}</span>
              {/* As wide as it is with its two buttons: the amounts keep one edge. */}
              <span className="flex min-w-[7.125rem] justify-end">
                <Stepper
                  isSlim
                  label={line.name}
                  value={pieces[n] ?? 0}
                  max={line.quantity}
                  onChange={(count) => onChoose(lines.map((_, at) => (at === n ? count : (pieces[at] ?? 0))))}
                />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-1.5 min-h-5 text-sm text-soft">
        {isChosen ? refundOfDishesWords(refund) : 'Choose how many of each go back.'}
      </p>
    </fieldset>
  )
}
