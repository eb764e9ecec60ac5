import type { setChainHours } from '@sizzle/contract/chain-hours.ts'
import type { WireRefusalOf } from '@sizzle/contract/route.ts'
import { longDate } from '@sizzle/domain/hours/date-words.ts'
import { shortenedSentence } from '@sizzle/domain/hours/hours-shortened.ts'
import { clock12 } from '@sizzle/domain/hours/local-time.ts'
import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { guestsText } from '@sizzle/domain/reservations/words.ts'
import { sectionHash } from '../../../../kit/address/section-address.ts'
import { paths } from '../../../../paths.ts'
import { button } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { heldIf } from '../../../../ui/held.ts'

export type Shortened = Extract<WireRefusalOf<typeof setChainHours>, { code: 'hours_shortened' }>
type Visit = Shortened['visits'][number]

type ShortenedDialogProps = { found: Shortened; isBusy: boolean; onKeep: () => void; onBack: () => void }

/** Who would come in hours that would be gone, before anything is saved. */
export function ShortenedDialog({ found, isBusy, onKeep, onBack }: ShortenedDialogProps) {
  const { orders, bookings, visits } = found
  const more = orders + bookings - visits.length
  return (
    <Dialog label="Orders and bookings in these hours" shape="sheet" onClose={onBack}>
      <DialogHead title={shortenedSentence({ orders, bookings })} onClose={onBack} />
      <div className="grid gap-4 px-6 pb-6">
        <p className="text-soft">
          Nothing is saved yet. Kept ones stay as they were promised: somebody has to be there for them. To cancel some,
          open them; the guests are told.
        </p>
        <ul className="relative max-h-80 divide-y divide-line overflow-y-auto rounded-control border border-line">
          {visits.map((visit) => (
            <Row key={visit.id} visit={visit} />
          ))}
        </ul>
        {more > 0 && <p className="text-soft">And {more} more.</p>}
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className={button('quiet')} onClick={onBack}>
            Back
          </button>
          <button type="button" className={button('primary')} onClick={onKeep} {...heldIf(isBusy)}>
            {isBusy ? 'Saving…' : 'Keep them and save'}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

function Row({ visit }: { visit: Visit }) {
  const { kind, number, name, date, time, locationName } = visit
  return (
    <li>
      <a
        href={linkTo(visit)}
        target="_blank"
        rel="noreferrer"
        className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-2.5 hover:bg-sunk"
      >
        <span className="min-w-0 truncate font-semibold">{name}</span>
        <span className="text-right tabular-nums">{clock12(time)}</span>
        <span className="text-sm text-soft">
          {kind === 'order' ? 'Order' : 'Booking'} <span className="break-all">{number}</span> · {sizeOf(visit)}
        </span>
        <span className="text-right text-sm text-soft">{locationName}</span>
        <span className="col-span-full text-sm text-soft">
          {longDate(date)}
          <span className="sr-only"> (new tab)</span>
        </span>
      </a>
    </li>
  )
}

function sizeOf({ partySize, orderType }: Visit): string {
  if (orderType !== null) return ORDER_TYPE_LABELS[orderType]
  return partySize === null ? '' : guestsText(partySize)
}

/** In a tab of its own: what was entered here stays. */
function linkTo({ kind, id, locationId, number, date }: Visit): string {
  const query = `?location=${encodeURIComponent(locationId)}`
  const hash =
    kind === 'order'
      ? sectionHash({ section: 'orders', below: [id] })
      : sectionHash({
          section: 'reservations',
          below: [number],
          filters: new URLSearchParams({ day: date }),
        })
  return `${paths.adminDashboard()}${query}${hash}`
}
