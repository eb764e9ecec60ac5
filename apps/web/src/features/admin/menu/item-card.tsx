import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { memo } from 'react'
import { button } from '../../../ui/button.ts'
import { DishPicture } from '../../../ui/dish-tile/dish-picture.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { ToolIcon, type ToolIconName } from '../../../ui/tool-icon.tsx'
import { ItemMarks } from './item-marks.tsx'
import type { ManagedItem } from './menu-query.ts'
import type { StockNow } from './sold-out/stock-query.ts'
import type { PressAvailability, Pressed } from './use-availability.ts'

/** What can be done with a dish beyond hiding it. */
export type ItemAction = 'edit' | 'photo' | 'duplicate' | 'delete' | 'sold-out'
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
}

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
  return (
    <article
      aria-label={item.name}
      className={`flex min-w-0 flex-col [contain:content] rounded-card border bg-raised ${isAvailable ? 'border-line' : 'border-dashed border-line-strong'}`}
    >
      <div className="flex grow gap-3.5 p-3.5">
        <div className={`size-22 shrink-0 overflow-hidden rounded-control ${isAvailable ? '' : 'opacity-45'}`}>
          <DishPicture dish={item} size="thumb" drawnWidth="88px" hasBlur={false} />
        </div>
        <div className="min-w-0 grow">
          <div className="flex items-start justify-between gap-3">
            <h3 className="min-w-0 text-lg leading-tight wrap-break-word">{item.name}</h3>
            <Price item={item} />
          </div>
          <p className="text-sm text-soft">{factsOf(item)}</p>
          {props.isWaiting && <p className="text-sm font-semibold text-saffron-ink">{QUEUED_TEXT}</p>}
          <p className="mt-1 line-clamp-2 text-sm wrap-break-word">{item.description}</p>
          <div className="mt-2">
            <ItemMarks item={item} stock={stock} locationId={locationId} timeZone={timeZone} whyNot={whyNot} />
          </div>
        </div>
      </div>
      <div className="flex items-center gap-1 border-t border-line px-2 py-1.5">
        <button
          type="button"
          className={button('bare', 'px-3! whitespace-nowrap')}
          disabled={props.isWaiting}
          aria-disabled={isPending || undefined}
          aria-label={`${hideOrShow} ${item.name}`}
          title={props.isWaiting ? QUEUED_TEXT : TITLES[hideOrShow]}
          onClick={() => !isPending && props.onPress(known, !isAvailable)}
        >
          <ToolIcon name={isAvailable ? 'eye-off' : 'eye'} /> {hideOrShow}
        </button>
        <button
          type="button"
          className={button('bare', 'px-3! whitespace-nowrap')}
          disabled={whyNot !== undefined}
          aria-label={`Sold out: ${item.name}`}
          title={whyNot ?? 'It has run out, or only a few are left'}
          onClick={() => props.onAct('sold-out', known)}
        >
          <ToolIcon name="ban" /> {!props.mayEdit && 'Sold out'}
        </button>
        {props.mayEdit && <Tools {...props} />}
      </div>
    </article>
  )
})

/** '15 min · 420 cal · vegan · 2 option groups'; a number stays with its unit. Its category is the heading above it. */
function factsOf({ prepTime, calories, isVegan, isVegetarian, isGlutenFree, groups }: ManagedItem): string {
  return [
    `${prepTime}\u00a0min`,
    calories !== null && `${calories}\u00a0cal`,
    // Vegan says vegetarian as well.
    isVegan ? 'vegan' : isVegetarian && 'vegetarian',
    isGlutenFree && 'gluten-free',
    groups.length > 0 && `${groups.length}\u00a0option ${groups.length === 1 ? 'group' : 'groups'}`,
  ]
    .filter((fact) => fact !== false)
    .join(' · ')
}

function Price({ item: { price, startPrice, hasSizes } }: { item: ManagedItem }) {
  return (
    <p className="shrink-0 text-right">
      <span className="price text-lg">{formatDollars(price)}</span>
      {hasSizes && <span className="block text-sm text-soft">in sizes</span>}
      {!hasSizes && startPrice !== price && (
        <span className="block text-sm text-soft">{formatDollars(startPrice)} as served</span>
      )}
    </p>
  )
}

const TOOLS = [
  ['edit', 'Edit', 'edit'],
  ['photo', 'Photo of', 'picture'],
  ['duplicate', 'Duplicate', 'copy'],
  ['delete', 'Delete', 'bin'],
] as const satisfies readonly (readonly [ItemAction, string, ToolIconName])[]

/** These wait for the network like hiding and showing. */
const MAY_WAIT: readonly ItemAction[] = ['edit', 'delete']

function Tools({ item, whyNot, isWaiting, onAct }: ItemCardProps) {
  const whyNotNow = (action: ItemAction) => (isWaiting ? QUEUED_TEXT : MAY_WAIT.includes(action) ? undefined : whyNot)
  return (
    <div className="ml-auto flex">
      {TOOLS.map(([action, label, icon]) => (
        <button
          key={action}
          type="button"
          className={`grid size-11 place-items-center rounded-control hover:bg-sunk disabled:cursor-not-allowed disabled:opacity-55 ${action === 'delete' ? 'text-soft hover:text-chilli' : ''}`}
          aria-label={`${label} ${item.name}`}
          title={whyNotNow(action) ?? label}
          disabled={whyNotNow(action) !== undefined}
          onClick={() => onAct(action, item)}
        >
          <ToolIcon name={icon} />
        </button>
      ))}
    </div>
  )
}
