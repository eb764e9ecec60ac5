import type { ReactNode } from 'react'
import { hasRunOut, type StockNow, stockOfItem } from '../../../kit/stock-now.ts'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import type { ManagedItem } from './menu-query.ts'
import { SPECIAL_LABEL } from './menu-words.ts'
import { stockWords, untilWords } from './sold-out/sold-out-words.ts'

type ItemMarksProps = {
  item: ManagedItem
  /** Left out: not known yet, beyond what the menu said. */
  stock: StockNow | undefined
  timeZone: string
  whyNot: string | undefined
  /** Says for how long it has run out. */
  onChange: () => void
}

/** What is worth knowing about a dish at a glance. */
export function ItemMarks(props: ItemMarksProps) {
  const { item } = props
  return (
    <ul
      aria-label={`Marks of ${item.name}`}
      className="flex flex-wrap items-center gap-1.5 text-sm leading-snug empty:hidden [&:has(>:not(.absolute))]:mb-1.5"
    >
      {!item.isAvailable && <li className={`${HEAD} bg-sunk text-ink`}>Hidden</li>}
      <StockMark {...props} />
      <SpecialMark item={item} />
      {item.isPopular && <li className={`${FOOT} whitespace-nowrap bg-saffron-soft text-saffron-ink`}>Popular</li>}
    </ul>
  )
}

/** On the picture a mark takes no room of the words beside it, and the cards of a row stay level. */
const ON_PICTURE =
  'absolute left-2.5 w-[5.5rem] px-1 text-center text-xs/[1.25rem] font-semibold @max-[15rem]:static @max-[15rem]:w-auto @max-[15rem]:translate-y-0 @max-[15rem]:rounded-full @max-[15rem]:px-2.5'
const HEAD = `${ON_PICTURE} top-2.5 rounded-t-control whitespace-nowrap`
const FOOT = `${ON_PICTURE} top-[calc(0.625rem+5.5rem)] -translate-y-full rounded-b-control`
/** As high as the mark at the foot. */
const ABOVE_FOOT = `${ON_PICTURE} top-[calc(0.625rem+4.25rem)] -translate-y-full`

/** As long as the picture is wide: 'Low: 0 left'. */
const MOST_LETTERS = 12
const SOLD_OUT = 'Sold out'
const [TODAYS, SPECIAL] = SPECIAL_LABEL.split(' ')

function Mark({ look, children }: { look: string; children: ReactNode }) {
  return <li className={`rounded-full px-2.5 font-semibold ${look}`}>{children}</li>
}

function SpecialMark({
  item: { isTodaysSpecial, isSpecialNow, isPopular, specialStartDate, specialEndDate },
}: {
  item: ManagedItem
}) {
  if (isSpecialNow)
    return (
      <li className={`${isPopular ? ABOVE_FOOT : FOOT} whitespace-nowrap bg-saffron text-night`}>
        {/* One line of the picture has room for the word that counts. */}
        <span className="@min-[15rem]:sr-only">{TODAYS} </span>
        {SPECIAL}
      </li>
    )
  if (!isTodaysSpecial) return null
  return (
    <Mark look="border border-line text-soft">
      Special {specialStartDate ?? ''} to {specialEndDate ?? ''}
    </Mark>
  )
}

function StockMark({ item, stock, timeZone, whyNot, onChange }: ItemMarksProps) {
  const now = stockOfItem(item, stock)
  if (hasRunOut(now))
    return (
      <>
        <OnHead item={item} look="bg-chilli-soft text-chilli">
          {now.soldOut ? SOLD_OUT : (stockWords(now, timeZone) ?? '0 left')}
        </OnHead>
        <li className="-my-1 text-soft">
          <button
            type="button"
            className={LINK}
            disabled={whyNot !== undefined}
            title={whyNot ?? 'Change for how long'}
            onClick={onChange}
          >
            {untilWords(now, timeZone)}
            <span className="sr-only">, change: {item.name}</span>
          </button>
        </li>
      </>
    )
  const words = stockWords(now, timeZone)
  if (words === undefined)
    return item.soldOutReason && <Mark look="bg-chilli-soft text-chilli">{item.soldOutReason}</Mark>
  return (
    <OnHead item={item} look={now.isLow ? 'bg-saffron-soft text-saffron-ink' : 'bg-sunk text-ink'}>
      {words}
    </OnHead>
  )
}

/** In the line of the facts, no louder than they are. */
const SMALLER = '@max-[25.5rem]:text-[0.8125rem]'
const LINK = `relative inline-flex min-h-6 items-center text-left text-sm underline underline-offset-3 not-disabled:hover:text-ink disabled:opacity-55 after:absolute after:-inset-1 ${SMALLER}`

/** On the picture where it is short enough and the picture does not say yet that the dish is hidden. */
function OnHead({ item, look, children }: { item: ManagedItem; look: string; children: string }) {
  if (!item.isAvailable || children.length > MOST_LETTERS) return <Mark look={look}>{children}</Mark>
  return (
    <li className={`${HEAD} ${look}`}>
      {children === SOLD_OUT && <ToolIcon name="ban" className="mr-1 inline-block size-3 align-[-0.1em]" />}
      {children}
    </li>
  )
}
