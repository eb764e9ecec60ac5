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
      {item.isPopular && <li className={`${FOOT} whitespace-nowrap bg-saffron-soft text-saffron-ink`}>Popular</li>}
    </ul>
  )
}

/** On the picture a mark takes no room of the words beside it, and the cards of a row stay level. */
const ON_PICTURE =
  'absolute left-2.5 w-20 px-1 text-center text-xs/[1.25rem] font-semibold max-sm:w-19 @max-[15rem]:static @max-[15rem]:w-auto @max-[15rem]:translate-y-0 @max-[15rem]:rounded-full @max-[15rem]:px-2.5'
const HEAD = `${ON_PICTURE} top-2.5 rounded-t-control whitespace-nowrap`
const FOOT = `${ON_PICTURE} top-22.5 -translate-y-full rounded-b-control max-sm:top-21.5`
/** As high as the mark at the foot. */
const ABOVE_FOOT = `${ON_PICTURE} top-17.5 -translate-y-full max-sm:top-16.5`

/** As long as the picture is wide: 'Low: 10 left'. */
const MOST_LETTERS = 12

function Mark({ look, children }: { look: string; children: ReactNode }) {
  return <li className={`rounded-full px-2.5 font-semibold ${look}`}>{children}</li>
}

function SpecialMark({
  item: { isTodaysSpecial, isSpecialNow, isPopular, specialStartDate, specialEndDate },
}: {
  item: ManagedItem
}) {
  if (isSpecialNow)
    return <li className={`${isPopular ? ABOVE_FOOT : FOOT} bg-saffron leading-4! text-night`}>{SPECIAL_LABEL}</li>
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
  const isShort = words.length <= MOST_LETTERS
  return (
    <>
      {isShort ? <li className={`${HEAD} ${look}`}>{words}</li> : <Mark look={look}>{words}</Mark>}
      {!hasRunOut(now) && (
        <li className="-my-1 text-soft">
          <BackNow
            key={item.id}
            locationId={locationId}
            stocked={{ kind: 'item', id: item.id, name: item.name }}
            isOut={false}
            whyNot={whyNot}
            look="relative inline-flex min-h-6 items-center underline underline-offset-3 disabled:opacity-55 @max-[25.5rem]:text-[0.8125rem] after:absolute after:-inset-1"
          />
        </li>
      )}
    </>
  )
}
