import { KitchenNote } from '../../../shared/kitchen-note/kitchen-note.tsx'
import type { BoardOrder } from '../state/board-query.ts'

/** Notes that make a guest ill or unhappy when overlooked are shown large. */
export function LoudNotes({ id, order: { specialInstructions, items } }: { id?: string; order: BoardOrder }) {
  return (
    <KitchenNote
      id={id}
      note={specialInstructions}
      allergens={items.flatMap(({ allergens }) => allergens)}
      className="mt-1 text-[calc(1.25rem*var(--board-text,1))]"
    />
  )
}
