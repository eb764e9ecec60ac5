import { Icon } from '../../../../ui/icon.tsx'
import type { BoardOrder } from '../state/board-query.ts'

/** Notes that make a guest ill or unhappy when overlooked, such as allergies, are shown large. */
export function LoudNotes({ order }: { order: BoardOrder }) {
  if (!order.specialInstructions) return null
  return (
    <p className="mt-1 flex gap-2 rounded-control border border-chilli bg-chilli-soft px-2 py-1 text-[calc(1.25rem*var(--board-text,1))] leading-snug font-semibold whitespace-pre-line text-chilli">
      <Icon name="alert" className="mt-0.5 size-6 shrink-0" />
      <span className="min-w-0">
        <span className="sr-only">Special instructions: </span>
        {order.specialInstructions}
      </span>
    </p>
  )
}
