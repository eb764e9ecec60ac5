import { useRef } from 'react'
import { useCardsBelow } from '../../../../kit/use-cards-below.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { GoOn } from '../go-on.tsx'
import { AllDayList } from './all-day-list.tsx'

type AllDayProps = Parameters<typeof AllDayList>[0] & { onClose: () => void }

const ABOUT = 'What pending orders and orders under preparation still need.'

/** Where there is no room beside the cards. */
export function AllDayDialog({ onClose, ...list }: AllDayProps) {
  return (
    <Dialog label="All-day counts" shape="side" onClose={onClose}>
      <DialogHead title="All-day counts" onClose={onClose} />
      <div className="px-6 pb-6">
        <p className="mb-3 text-soft">{ABOUT}</p>
        <AllDayList {...list} />
      </div>
    </Dialog>
  )
}

/** In the toolbar: what opens the column has the focus again when the column closes itself. */
export const ALL_DAY_BUTTON = 'all-day-counts'

/** Stays beside the cards. */
export function AllDayColumn({ onClose, ...list }: AllDayProps) {
  const counts = useRef<HTMLDivElement>(null)
  const below = useCardsBelow(counts, list.orders.length)
  return (
    <aside
      aria-label="All-day counts"
      className="my-2 mr-2 hidden w-72 shrink-0 flex-col rounded-card bg-sunk px-2.5 xl:flex"
    >
      <div className="flex items-center">
        <h2 className="text-lg">All-day counts</h2>
        <button
          type="button"
          aria-label="Close the all-day counts"
          className="-mr-2 ml-auto grid size-11 place-items-center rounded-control hover:bg-raised"
          onClick={() => {
            onClose()
            document.getElementById(ALL_DAY_BUTTON)?.focus()
          }}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="-mx-1 flex min-h-0 grow flex-col">
        <GoOn title="the all-day counts" {...below} />
        <div
          ref={counts}
          // At its end the focus comes back to it from the button that led there.
          tabIndex={-1}
          className="fade-bottom min-h-0 grow overflow-y-auto overscroll-contain px-1 outline-none"
        >
          <AllDayList {...list} />
        </div>
      </div>
    </aside>
  )
}
