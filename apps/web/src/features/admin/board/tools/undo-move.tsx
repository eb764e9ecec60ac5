import { heldIf } from '../../../../ui/held.ts'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { namesOf, type useUndo } from '../state/undo.ts'

type UndoMoveProps = {
  undo: ReturnType<typeof useUndo>
  /** Over the title of the board, at the foot of any other page, or among the buttons of the popup. */
  place: keyof typeof PLACES
}

const AT_FOOT = 'max-lg:fixed max-lg:right-3 max-lg:bottom-[calc(var(--foot-room)+12px)] max-lg:px-5'
const PLACES = {
  board: `${AT_FOOT} lg:absolute lg:inset-x-0 lg:top-1/2 lg:-translate-y-1/2`,
  page: 'fixed right-3 bottom-[calc(var(--foot-room)+12px)] px-5',
  popup: 'grow px-5',
} as const

/** Always in one place: nothing moves when it comes and goes. */
export function UndoMove({ undo: { move, words, isPending, takeBack }, place }: UndoMoveProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {words}
      </p>
      {move && (
        <button
          type="button"
          data-act={`${move.orders.map(({ orderId }) => orderId).join(' ')} ${move.to}:undo`}
          className={`z-30 inline-flex min-h-11 items-center justify-center gap-2 rounded-control bg-ink px-2 font-semibold whitespace-nowrap text-paper ${PLACES[place]}`}
          onClick={takeBack}
          {...heldIf(isPending)}
        >
          <ToolIcon name="undo" /> Undo {namesOf(move.orders)}
        </button>
      )}
    </>
  )
}
