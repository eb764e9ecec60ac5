import type { ReactNode } from 'react'
import type { ManagedItem } from './menu-query.ts'
import { SPECIAL_LABEL } from './menu-words.ts'
import { BackNow } from './sold-out/back-now.tsx'
import { stockWords } from './sold-out/sold-out-words.ts'
import { hasRunOut, type StockNow, stockOfItem } from './sold-out/stock-query.ts'

type ItemMarksProps = {
  item: ManagedItem
  /** Left out: not known yet, beyond what the menu said. */
  stock: StockNow | undefined
  locationId: string
  timeZone: string
  whyNot: string | undefined
}

/** What is worth knowing about a dish at a glance. */
export function ItemMarks(props: ItemMarksProps) {
  const { item } = props
  return (
    <ul
      aria-label={`Marks of ${item.name}`}
      className="flex flex-wrap items-center gap-1.5 text-sm leading-snug empty:hidden [&:has(>:not(.absolute))]:mb-1.5"
    >
      {!item.isAvailable && <Mark look="bg-sunk text-ink">Hidden</Mark>}
      <StockMark {...props} />
      <SpecialMark item={item} />
      {item.isPopular && <li className={ON_PICTURE}>Popular</li>}
    </ul>
  )
}

/** At the foot of the picture: in the same place on every card. */
const ON_PICTURE =
  'absolute top-22.5 left-2.5 min-w-20 -translate-y-full rounded-b-control bg-saffron-soft px-1 text-center text-xs/[1.25rem] whitespace-nowrap font-semibold text-saffron-ink max-sm:top-21.5 max-sm:min-w-19 @max-[15rem]:static @max-[15rem]:translate-y-0 @max-[15rem]:rounded-full @max-[15rem]:px-2.5'

function Mark({ look, children }: { look: string; children: ReactNode }) {
  return <li className={`rounded-full px-2.5 font-semibold ${look}`}>{children}</li>
}

function SpecialMark({
  item: { isTodaysSpecial, isSpecialNow, specialStartDate, specialEndDate },
}: {
  item: ManagedItem
}) {
  if (isSpecialNow) return <Mark look="bg-saffron text-night">{SPECIAL_LABEL}</Mark>
  if (!isTodaysSpecial) return null
  return (
    <Mark look="border border-line text-soft">
      Special {specialStartDate ?? ''} to {specialEndDate ?? ''}
    </Mark>
  )
}

function StockMark({ item, stock, locationId, timeZone, whyNot }: ItemMarksProps) {
  const now = stockOfItem(item, stock)
  const words = stockWords(now, timeZone)
  const look = now.soldOut
    ? 'bg-chilli-soft text-chilli'
    : now.isLow
      ? 'bg-saffron-soft text-saffron-ink'
      : 'bg-sunk text-ink'
  if (words === undefined)
    return item.soldOutReason && <Mark look="bg-chilli-soft text-chilli">{item.soldOutReason}</Mark>
  return (
    <li
      className={`inline-flex flex-wrap items-center gap-x-2 rounded-2xl px-2.5 [&_button]:px-0 py-0.5 font-semibold ${look}`}
    >
      {words}
      {!hasRunOut(now) && (
        <BackNow
          key={item.id}
          locationId={locationId}
          stocked={{ kind: 'item', id: item.id, name: item.name }}
          isOut={false}
          whyNot={whyNot}
        />
      )}
    </li>
  )
}
