import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { memo } from 'react'
import { hasRunOut, type StockNow, stockOfItem } from '../../../kit/stock-now.ts'
import { button } from '../../../ui/button.ts'
import { DishMarks } from '../../../ui/dish-marks.tsx'
import { DishPicture } from '../../../ui/dish-tile/dish-picture.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { ToolIcon, type ToolIconName } from '../../../ui/tool-icon.tsx'
import { ItemMarks } from './item-marks.tsx'
import type { ManagedItem } from './menu-query.ts'
import { BackNow } from './sold-out/back-now.tsx'
import type { PressAvailability, Pressed } from './use-availability.ts'

/** What can be done with a dish. */
export type ItemAction = 'edit' | 'photo' | 'duplicate' | 'delete' | 'sold-out' | 'more' | 'hide'
export type CardRights = {
  readonly locationId: string
  readonly timeZone: string
  /** Staff hide and show; the rest is for managers. */
  readonly mayEdit: boolean
  /** Why nothing can be changed now. */
  readonly whyNot: string | undefined
  readonly onAct: (action: ItemAction, item: ManagedItem) => void
}
type ItemCardProps = CardRights & {
  item: ManagedItem
  stock: StockNow | undefined
  pressed: Pressed | undefined
  onPress: PressAvailability
  /** A change of it waits for the network: nothing is changed on top of that. */
  isWaiting: boolean
  /** What else can be done with it is open. */
  isMoreOpen: boolean
}

/** In every card, so its frame is lower than that of other buttons; what a finger meets is as high as theirs. */
const SIZE =
  'relative min-h-9! py-0! text-[0.9375rem] whitespace-nowrap after:absolute after:inset-x-0 after:-inset-y-1 @min-[20rem]:px-3! @max-[20rem]:px-1.5!'
/** What is pressed most. */
const FIRST = button('quiet', SIZE)
const SECOND = button('bare', `${SIZE} text-soft! hover:text-ink!`)
/** Where there is room for one of them alone, as on a phone, hiding is among what is seldom done, and what is hidden is shown first. */
const WHERE_ROOM = '@max-[24rem]:hidden'

/** Where even one alone has little room. */
const SHORTER = { hidden: '@max-[20rem]:hidden', shown: '@min-[20rem]:hidden' }

const TITLES = {
  Hide: 'Guests cannot order it until it is shown again',
  Show: 'Guests can order it again',
} as const

/**
 * One dish. A change of another one does not draw it again. The same card may show another dish after the next key of the search
 * (use-slots.ts), so it keeps nothing of its own; what is read aloud stands in attributes, which are not laid out anew.
 */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { item: known, stock, locationId, timeZone, whyNot } = props
  const { isAvailable, isPending } = props.pressed ?? { isAvailable: known.isAvailable, isPending: false }
  const hideOrShow = isAvailable ? 'Hide' : 'Show'
  const item = { ...known, isAvailable }
  const { mayEdit } = props
  const isOut = hasRunOut(stockOfItem(known, stock))
  return (
    <article
      aria-label={item.name}
      className={`@container relative flex min-w-0 [contain:content] rounded-card border bg-raised ${isAvailable ? 'border-line' : 'border-dashed border-line-strong'}`}
    >
      <div className="relative m-2.5 mr-0 size-20 shrink-0 max-sm:size-19 @min-[15rem]:size-[5.5rem]">
        <div className={`size-full overflow-hidden rounded-control ${isAvailable ? '' : 'opacity-45'}`}>
          <DishPicture dish={item} size="thumb" drawnWidth="80px" hasBlur={false} />
        </div>
      </div>
      <div className="flex min-w-0 grow flex-col pt-2.5 pr-3 pl-3 max-sm:pl-2.5 @max-[22.5rem]:pl-2.5">
        <div className="flex items-start justify-between gap-x-3 @max-[15rem]:flex-col">
          <h3 className="line-clamp-3 min-w-0 text-lg leading-tight wrap-break-word max-sm:text-[1.0625rem]">
            <Name {...props} />
          </h3>
          <Price item={item} />
        </div>
        {props.isWaiting && <p className="text-sm font-semibold text-saffron-ink">{QUEUED_TEXT}</p>}
        <div className="flex flex-wrap items-center gap-x-2.5">
          <Facts item={item} />
          <ItemMarks
            item={item}
            stock={stock}
            timeZone={timeZone}
            whyNot={whyNot}
            onChange={() => props.onAct('sold-out', known)}
          />
        </div>
        <div className="relative mt-auto -mr-2 flex flex-wrap items-center gap-x-1 @max-[20rem]:gap-x-0 pt-1.5 pb-2.5 sm:pointer-fine:pt-0 sm:pointer-fine:pb-0.5 @max-[24rem]:-mr-3">
          {isOut ? (
            <BackNow
              key={item.id}
              locationId={locationId}
              stocked={{ kind: 'item', id: item.id, name: item.name }}
              isOut
              whyNot={whyNot}
              look={FIRST}
            />
          ) : (
            <button
              type="button"
              className={`${FIRST} ${!isAvailable && mayEdit ? WHERE_ROOM : ''}`}
              disabled={whyNot !== undefined}
              aria-label={`Mark sold out: ${item.name}`}
              title={whyNot ?? 'It has run out, or only a few are left'}
              onClick={() => props.onAct('sold-out', known)}
            >
              <span className={SHORTER.hidden}>Mark sold out…</span>
              <span className={SHORTER.shown}>Sold out…</span>
            </button>
          )}
          <button
            type="button"
            className={`${isAvailable ? SECOND : FIRST} ${isAvailable && mayEdit ? WHERE_ROOM : ''}`}
            disabled={props.isWaiting}
            aria-disabled={isPending || undefined}
            aria-label={`${hideOrShow} ${item.name}`}
            title={props.isWaiting ? QUEUED_TEXT : TITLES[hideOrShow]}
            onClick={() => !isPending && props.onPress(known, !isAvailable)}
          >
            {hideOrShow}
          </button>
          {mayEdit && <Tools {...props} item={item} />}
        </div>
      </div>
    </article>
  )
})

/** Its heat and diets, '420 cal · 15 min'; a number stays with its unit. Its category is the heading above it. */
function Facts({ item }: Pick<ItemCardProps, 'item'>) {
  const { prepTime, calories } = item
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 text-sm text-soft @max-[25.5rem]:gap-x-1 @max-[25.5rem]:text-[0.8125rem]">
      <DishMarks dish={item} />
      <p>
        {calories !== null && `${calories}\u00a0cal`}
        {/* Where the line is short, the minutes are what a dish can do without: all of them, so that none looks as if it had no time. */}
        <span className="@max-[21.25rem]:hidden">{`${calories === null ? '' : ' · '}${prepTime}\u00a0min`}</span>
      </p>
    </div>
  )
}

function Price({ item: { price, startPrice, hasSizes } }: { item: ManagedItem }) {
  return (
    <p className="shrink-0 text-right @max-[15rem]:text-left">
      <span className="price text-lg leading-tight">{formatDollars(price)}</span>
      {hasSizes && <span className="block text-sm text-soft">in sizes</span>}
      {!hasSizes && startPrice !== price && (
        <span className="block text-sm text-soft">{formatDollars(startPrice)} as served</span>
      )}
    </p>
  )
}

/** The card above its buttons is pressed to edit the dish; the keyboard has the button for it. */
function Name({ item, mayEdit, isWaiting, onAct }: ItemCardProps) {
  if (!mayEdit || isWaiting) return item.name
  return (
    <button
      type="button"
      tabIndex={-1}
      className="max-w-full text-left wrap-anywhere after:absolute after:inset-0 after:rounded-card hover:underline"
      onClick={() => onAct('edit', item)}
    >
      {item.name}
    </button>
  )
}

const TOOLS = [
  ['edit', 'Edit', 'edit'],
  ['more', 'More for', 'more'],
] as const satisfies readonly (readonly [ItemAction, string, ToolIconName])[]

function Tools({ item, isWaiting, isMoreOpen, onAct }: ItemCardProps) {
  return (
    <div className="ml-auto flex">
      {TOOLS.map(([action, label, icon]) => (
        <button
          key={action}
          type="button"
          className="grid size-11 place-items-center rounded-control not-disabled:hover:bg-sunk aria-expanded:bg-sunk disabled:cursor-not-allowed disabled:opacity-55"
          aria-label={`${label} ${item.name}`}
          aria-haspopup="dialog"
          aria-expanded={action === 'more' ? isMoreOpen : undefined}
          title={isWaiting ? QUEUED_TEXT : `${label} ${item.name}`}
          disabled={isWaiting}
          onClick={() => onAct(action, item)}
        >
          <ToolIcon name={icon} />
        </button>
      ))}
    </div>
  )
}
