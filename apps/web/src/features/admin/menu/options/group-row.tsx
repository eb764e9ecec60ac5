import { useId, useState } from 'react'
import { hasRunOut, type StockOf } from '../../../../kit/stock-now.ts'
import { button } from '../../../../ui/button.ts'
import { formatDollars } from '../../../../ui/money.ts'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import type { ManagedItem } from '../menu-query.ts'
import { BackNow } from '../sold-out/back-now.tsx'
import { stockWords } from '../sold-out/sold-out-words.ts'
import type { Stocked } from '../sold-out/use-stock.ts'
import { countWords, hasName, onlyDishOf, optionsInWords, titleOf, usesInWords } from './group-words.ts'
import type { ManagedGroup } from './groups-query.ts'

export type GroupRights = {
  /** All dishes of the location: a group says which of them use it. */
  items: readonly ManagedItem[]
  place: { readonly locationId: string; readonly timeZone: string }
  mayEdit: boolean
  whyNot: string | undefined
  onEdit: (group: ManagedGroup) => void
  onSoldOut: (option: Stocked) => void
}
type GroupRowProps = GroupRights & {
  group: ManagedGroup
  /** All groups of the location: several may have one name. */
  library: readonly ManagedGroup[]
  /** What is searched for. */
  typed: string
  stockOf: StockOf
}

/** On a tablet its rule stands below the name, which needs the room. A single dish that uses it is in the name. */
const SHARED = 'sm:grid-cols-[minmax(0,1fr)_7rem] lg:grid-cols-[minmax(0,1fr)_10.5rem_7.5rem]'
const ALONE = 'lg:grid-cols-[minmax(0,1fr)_10.5rem]'

/** One line of a group: its name, what is in it, its rule and who uses it. A press on it opens its options. */
export function GroupRow(props: GroupRowProps) {
  const { group, items, library, typed, stockOf, mayEdit, whyNot, onEdit } = props
  const [pressed, setPressed] = useState<boolean>()
  const optionsId = useId()
  // An option that is searched for is seen without a press.
  const isOpen = pressed ?? (typed.trim() !== '' && group.options.some((option) => hasName(option, typed)))
  const out = group.options.filter((option) => (stockOf('option', `${group.id}/${option.id}`) ?? option).soldOut).length
  const title = titleOf(group, items, library)
  const isAlone = onlyDishOf(group, items) !== undefined
  // Its title may say what is in it.
  const isTold = title !== group.name && !isAlone
  return (
    <>
      <div className="relative flex items-center gap-2 pr-1 pl-2.5 hover:bg-sunk">
        <ToolIcon
          name="down"
          className={`size-5 shrink-0 text-soft transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
        <div className={`grid min-h-11 min-w-0 grow content-center gap-x-4 py-1.5 ${isAlone ? ALONE : SHARED}`}>
          <div className="flex min-w-0 items-baseline gap-x-2.5 max-sm:flex-wrap sm:col-start-1 sm:row-start-1">
            <h4 className="min-w-0 font-text leading-snug font-semibold tracking-normal wrap-break-word sm:shrink-0 sm:max-w-full">
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={optionsId}
                className="text-left after:absolute after:inset-0 after:rounded-control"
                onClick={() => setPressed(!isOpen)}
              >
                {title}
              </button>
            </h4>
            {!isOpen && !isTold && (
              <p className={`min-w-0 truncate text-sm text-soft ${group.kind === 'size' ? '' : 'max-sm:hidden'}`}>
                {optionsInWords(group)}
              </p>
            )}
          </div>
          <p className="text-sm text-soft max-sm:text-[0.8125rem] sm:contents">
            <span className="sm:col-start-1 sm:row-start-2 lg:col-start-2 lg:row-start-1 lg:content-center">
              {countWords(group)}
              {out > 0 && <b className="font-semibold text-chilli"> · {out} sold out</b>}
            </span>
            <span
              className={`before:content-['_·_'] sm:col-start-2 sm:row-span-2 sm:row-start-1 lg:col-start-3 lg:row-span-1 sm:content-center sm:text-right sm:first-letter:uppercase sm:before:content-none ${isAlone ? 'hidden' : ''}`}
            >
              {usesInWords(group.usedBy)}
            </span>
          </p>
        </div>
        {mayEdit && (
          <button
            type="button"
            className={button('bare', 'relative w-11 shrink-0 px-0! text-soft!')}
            aria-label={`Edit ${title}`}
            title={whyNot ?? 'Edit'}
            disabled={whyNot !== undefined}
            onClick={() => onEdit(group)}
          >
            <ToolIcon name="edit" />
          </button>
        )}
      </div>
      <div id={optionsId} hidden={!isOpen} className="border-t border-line pr-2 pl-9.5">
        {isOpen && <Options {...props} />}
      </div>
    </>
  )
}

function priceWords({ kind }: ManagedGroup, { price }: ManagedGroup['options'][number]): string {
  if (kind === 'size') return formatDollars(price)
  return price === 0 ? '' : `${price > 0 ? '+' : ''}${formatDollars(price)}`
}

/** Dots for a finger; a mouse or the keyboard finds the words on the row that it is at, so that only what is sold out speaks. */
const SOLD_OUT =
  'px-2! text-sm font-medium! text-soft! not-disabled:hover:text-ink! pointer-coarse:order-last pointer-coarse:w-11 pointer-fine:absolute pointer-fine:inset-y-0 pointer-fine:right-16 pointer-fine:bg-raised pointer-fine:opacity-0 pointer-fine:group-hover/option:opacity-100 pointer-fine:focus-visible:opacity-100'

/** Each option with what has run out of it. */
function Options({ group, stockOf, place: { locationId, timeZone }, whyNot, onSoldOut }: GroupRowProps) {
  return (
    <ul aria-label={`Options of ${group.name}`} className="divide-y divide-line">
      {group.options.map((option) => {
        const stocked: Stocked = { kind: 'option', id: `${group.id}/${option.id}`, name: option.name }
        const now = stockOf('option', stocked.id) ?? option
        const words = stockWords(now, timeZone)
        return (
          <li key={option.id} className="group/option relative flex min-h-11 max-w-md flex-wrap items-center gap-x-2">
            <span className="min-w-0 grow wrap-break-word">{option.name}</span>
            {words && (
              <span className={`text-sm font-semibold ${now.soldOut ? 'text-chilli' : 'text-saffron-ink'}`}>
                {words}
                <BackNow locationId={locationId} stocked={stocked} isOut={hasRunOut(now)} whyNot={whyNot} />
              </span>
            )}
            <button
              type="button"
              className={button('bare', SOLD_OUT)}
              aria-label={`Mark sold out: ${option.name}`}
              title={whyNot ?? 'It has run out, or only a few are left'}
              disabled={whyNot !== undefined}
              onClick={() => onSoldOut(stocked)}
            >
              <ToolIcon name="more" className="size-5 pointer-fine:hidden" />
              <span className="hidden pointer-fine:inline">Mark sold out…</span>
            </button>
            <span className="price">{priceWords(group, option)}</span>
          </li>
        )
      })}
    </ul>
  )
}
