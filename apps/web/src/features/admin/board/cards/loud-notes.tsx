import { Icon } from '../../../../ui/icon.tsx'
import type { BoardOrder } from '../state/board-query.ts'

/** Notes that make a guest ill or unhappy when overlooked, such as allergies, are shown large. */
export function LoudNotes({ order }: { order: BoardOrder }) {
  if (!order.specialInstructions) return null
  return (
    <p className="mt-3 flex gap-2 rounded-control bg-chilli-soft px-3 py-2.5 text-lg leading-snug font-semibold whitespace-pre-line text-chilli">
      <Icon name="alert" className="mt-0.5 size-6" />
      <span>
        <span className="sr-only">Special instructions: </span>
        {order.specialInstructions}
      </span>
    </p>
  )
}
