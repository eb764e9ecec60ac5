import { memo } from 'react'
import { button } from '../../../ui/button.ts'
import { DishPicture } from '../../../ui/dish-tile/dish-picture.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { ToolIcon, type ToolIconName } from '../../../ui/tool-icon.tsx'
import { ItemMarks } from './item-marks.tsx'
import type { ManagedItem } from './menu-query.ts'
import type { StockNow } from './sold-out/stock-query.ts'
import { useAvailability } from './use-availability.ts'

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
type ItemCardProps = CardRights & { item: ManagedItem; stock: StockNow | undefined; categoryName: string }

/** One dish. A change of another one does not draw it again. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { item: known, stock, categoryName, locationId, timeZone, whyNot } = props
  const { isAvailable, isPending, press } = useAvailability(locationId, known)
  const item = { ...known, isAvailable }
  return (
    <article
      aria-label={item.name}
      className={`@container flex min-w-0 flex-col rounded-card border bg-raised ${isAvailable ? 'border-line' : 'border-dashed border-line-strong'}`}
    >
      <div className="flex grow gap-3.5 p-3.5">
        <div
          className={`size-22 shrink-0 overflow-hidden rounded-control transition-opacity ${isAvailable ? '' : 'opacity-45'}`}
        >
          <DishPicture dish={item} size="thumb" drawnWidth="88px" />
        </div>
        <div className="min-w-0 grow">
          <div className="flex items-start justify-between gap-3">
            <h3 className="min-w-0 text-lg leading-tight wrap-break-word">{item.name}</h3>
            <Price item={item} />
          </div>
          <p className="text-sm text-soft">
            {categoryName} · {item.prepTime} min{item.calories !== null && ` · ${item.calories} cal`}
          </p>
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
          disabled={whyNot !== undefined}
          aria-disabled={isPending || undefined}
          title={
            whyNot ?? (isAvailable ? 'Guests cannot order it until it is shown again' : 'Guests can order it again')
          }
          onClick={press}
        >
          <ToolIcon name={isAvailable ? 'eye-off' : 'eye'} /> {isAvailable ? 'Hide' : 'Show'}
          <span className="sr-only"> {item.name}</span>
        </button>
        <button
          type="button"
          className={button('bare', 'px-3! whitespace-nowrap')}
          disabled={whyNot !== undefined}
          title={whyNot ?? 'It has run out, or only a few are left'}
          onClick={() => props.onAct('sold-out', known)}
        >
          <ToolIcon name="ban" /> <span className="@max-[26rem]:sr-only">Sold out</span>
          <span className="sr-only">: {item.name}</span>
        </button>
        {props.mayEdit && <Tools {...props} />}
      </div>
    </article>
  )
})

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

function Tools({ item, whyNot, onAct }: ItemCardProps) {
  return (
    <div className="ml-auto flex">
      {TOOLS.map(([action, label, icon]) => (
        <button
          key={action}
          type="button"
          className={`grid size-11 place-items-center rounded-control hover:bg-sunk disabled:cursor-not-allowed disabled:opacity-55 ${action === 'delete' ? 'text-chilli' : ''}`}
          aria-label={`${label} ${item.name}`}
          title={whyNot ?? label}
          disabled={whyNot !== undefined}
          onClick={() => onAct(action, item)}
        >
          <ToolIcon name={icon} />
        </button>
      ))}
    </div>
  )
}
