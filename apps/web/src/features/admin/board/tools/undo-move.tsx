import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import type { useUndo } from '../state/undo.ts'

/** Always in one place, over the title or at the foot of a small screen: nothing moves when it comes and goes. */
export function UndoMove({ undo: { move, isPending, takeBack } }: { undo: ReturnType<typeof useUndo> }) {
  return (
    <>
      <p role="status" className="sr-only">
        {move?.words}
      </p>
      {move && (
        <button
          type="button"
          data-act={`${move.order.orderId} ${move.to}:undo`}
          disabled={isPending}
          className="z-30 inline-flex min-h-11 items-center justify-center gap-2 rounded-control bg-ink px-2 font-semibold whitespace-nowrap text-paper max-lg:fixed max-lg:right-3 max-lg:bottom-[calc(var(--foot-room)+12px)] max-lg:px-5 lg:absolute lg:inset-x-0 lg:top-1/2 lg:-translate-y-1/2"
          onClick={takeBack}
        >
          <ToolIcon name="undo" /> Undo {move.order.shortNumber}
        </button>
      )}
    </>
  )
}
