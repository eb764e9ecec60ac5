import type { PageItem } from '../../../pages/page-content.ts'
import { Icon } from '../../../ui/icon.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { DishPicture } from './dish-picture.tsx'
import { MenuMarks } from './menu-marks.tsx'

type DishRowProps = {
  item: PageItem
  /** Of this dish in the cart, over all its spice levels. */
  inCart: number
  onOpen: (item: PageItem) => void
  onAdd: (item: PageItem) => void
}

/** One line of the printed menu: picture, name, leader, price. The name's button covers the row; adding lies above it. */
export function DishRow({ item, inCart, onOpen, onAdd }: DishRowProps) {
  return (
    <article className="group relative grid grid-cols-[88px_1fr] gap-x-4 py-5 sm:grid-cols-[104px_1fr]">
      <DishPicture
        item={item}
        className={`size-[88px] rounded-card sm:size-[104px] ${item.isAvailable ? '' : 'opacity-45 grayscale'}`}
      />
      <div className="flex min-w-0 flex-col">
        <div className="flex items-baseline gap-2">
          <h3 className="text-[1.1875rem] leading-tight">
            <button
              type="button"
              className="text-left font-[inherit] decoration-saffron decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
              aria-haspopup="dialog"
              onClick={() => onOpen(item)}
            >
              {item.name}
            </button>
          </h3>
          <span
            aria-hidden="true"
            className="mb-1 h-1 min-w-4 grow self-end bg-[radial-gradient(circle,var(--line-strong)_1px,transparent_1.4px)] bg-size-[7px_4px] bg-repeat-x opacity-70"
          />
          <span className="price text-[1.0625rem]">{formatDollars(item.price)}</span>
        </div>
        <p className="mt-1.5 line-clamp-2 text-[0.9375rem] leading-snug text-soft">{item.description}</p>
        <div className="mt-auto flex min-h-11 items-center justify-between gap-3 pt-2">
          <MenuMarks item={item} />
          {item.isAvailable ? (
            <AddButton item={item} inCart={inCart} onAdd={onAdd} />
          ) : (
            <span className="rounded-full bg-sunk px-3 py-1 text-sm font-semibold text-soft">Sold out today</span>
          )}
        </div>
      </div>
    </article>
  )
}

function AddButton({ item, inCart, onAdd }: Pick<DishRowProps, 'item' | 'inCart' | 'onAdd'>) {
  const label = inCart > 0 ? `Add another ${item.name}, ${inCart} in your cart` : `Add ${item.name} to your cart`
  return (
    <button
      type="button"
      aria-label={label}
      className="relative z-10 grid size-11 shrink-0 place-items-center rounded-full border border-saffron-ink/45 bg-raised text-saffron-ink transition-colors duration-150 hover:border-saffron hover:bg-saffron hover:text-night"
      onClick={() => onAdd(item)}
    >
      <Icon name="plus" />
      {inCart > 0 && (
        <span
          key={inCart}
          aria-hidden="true"
          className="pop price absolute -top-1.5 -right-1.5 grid size-6 place-items-center rounded-full bg-night text-xs text-cream"
        >
          {inCart}
        </span>
      )}
    </button>
  )
}
