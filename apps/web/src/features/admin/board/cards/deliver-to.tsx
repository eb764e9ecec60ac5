import type { BoardOrder } from '../state/board-query.ts'

/** Where a delivery goes, and how one gets to the door: whoever takes the bag reads both. */
export function DeliverTo({ order: { deliveryInfo }, className = '' }: { order: BoardOrder; className?: string }) {
  if (!deliveryInfo) return null
  return (
    <p className={`wrap-anywhere ${className}`}>
      <span className="sr-only">Deliver to </span>
      <span className="text-soft">{deliveryInfo.address}</span>
      {deliveryInfo.instructions && <span className="block font-semibold">{deliveryInfo.instructions}</span>}
    </p>
  )
}
