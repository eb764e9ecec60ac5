import { CART_DEFAULT_SPICE, SPICE_LEVELS, type SpiceLevel } from '@sizzle/domain/cart/spice.ts'
import { useState } from 'react'
import type { PageItem } from '../../../kit/page-content.ts'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DishPicture } from '../../../ui/dish-tile/dish-picture.tsx'
import { HeatMark } from '../../../ui/heat-mark.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { Stepper } from '../../../ui/stepper.tsx'
import { MenuMarks } from './menu-marks.tsx'

type ItemSheetProps = {
  item: PageItem
  /** Of this dish in the cart already, over all its spice levels. */
  inCart: number
  maxQuantity: number
  onAdd: (item: PageItem, spice: SpiceLevel | undefined, quantity: number) => string | undefined
  onClose: () => void
}

export function ItemSheet({ item, inCart, maxQuantity, onAdd, onClose }: ItemSheetProps) {
  return (
    <Dialog label={item.name} shape="sheet" onClose={onClose}>
      <div className="relative">
        <div className="overflow-hidden rounded-t-[inherit]">
          <DishPicture dish={item} size="wide" drawnWidth="(min-width: 560px) 560px, 100vw" isFirst />
        </div>
        <button
          type="button"
          aria-label="Close"
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-full bg-raised hover:bg-sunk"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="p-5 sm:p-6">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-2xl">{item.name}</h2>
          <span className="price text-xl">{formatDollars(item.price)}</span>
        </div>
        <p className="mt-2 text-soft">{item.description}</p>
        <div className="mt-3">
          <MenuMarks item={item} />
        </div>
        <Facts item={item} />
        {item.isAvailable ? (
          <Choice item={item} inCart={inCart} maxQuantity={maxQuantity} onAdd={onAdd} onClose={onClose} />
        ) : (
          <p role="status" className="mt-6 rounded-control bg-sunk px-4 py-3 font-semibold">
            Sold out today. It cannot be ordered right now.
          </p>
        )}
      </div>
    </Dialog>
  )
}

function Facts({ item }: { item: PageItem }) {
  const facts = [
    item.allergens.length > 0 && `Contains ${item.allergens.join(', ')}`,
    item.calories !== null && `${item.calories} calories`,
    `About ${item.prepTime} minutes`,
  ].filter((fact) => fact !== false)
  return <p className="mt-3 text-sm text-soft">{facts.join(' · ')}</p>
}

function Choice({ item, inCart, maxQuantity, onAdd, onClose }: ItemSheetProps) {
  const hasHeat = item.spiceLevel !== 'none'
  const [spice, setSpice] = useState<SpiceLevel>(CART_DEFAULT_SPICE)
  const [quantity, setQuantity] = useState(1)
  const [refusal, setRefusal] = useState<string>()
  const add = () => {
    const sentence = onAdd(item, hasHeat ? spice : undefined, quantity)
    setRefusal(sentence)
    if (sentence === undefined) onClose()
  }
  return (
    <>
      {hasHeat && <SpiceChoice value={spice} onChange={setSpice} />}
      {refusal !== undefined && (
        <p role="alert" className="mt-5 rounded-control bg-chilli-soft px-4 py-3 font-semibold text-chilli">
          {refusal}
        </p>
      )}
      <div className="sticky bottom-0 -mx-5 mt-5 -mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 bg-raised px-5 pt-3 pb-[max(20px,env(safe-area-inset-bottom))] sm:-mx-6 sm:-mb-6 sm:px-6">
        {inCart > 0 && <p className="w-full text-sm text-soft">You have {inCart} of it in your cart already.</p>}
        <Stepper label={item.name} value={quantity} min={1} max={maxQuantity} onChange={setQuantity} />
        <button type="button" className={button('primary', 'min-h-12 grow')} onClick={add}>
          Add to cart · <span className="price">{formatDollars(item.price * quantity)}</span>
        </button>
      </div>
    </>
  )
}

function SpiceChoice({ value, onChange }: { value: SpiceLevel; onChange: (spice: SpiceLevel) => void }) {
  return (
    <fieldset className="mt-5">
      <legend className="label-caps text-saffron-ink">How hot?</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-3">
        {SPICE_LEVELS.map((level) => (
          <label
            key={level.id}
            className="flex min-h-12 cursor-pointer flex-col justify-center rounded-control border border-line-strong px-3.5 py-2 has-checked:border-saffron-ink has-checked:bg-saffron-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              name="spice"
              className="sr-only"
              checked={value.id === level.id}
              onChange={() => onChange(level)}
            />
            <span className="flex items-center gap-2 font-semibold">
              {level.name}
              <span aria-hidden="true" className="contents">
                <HeatMark level={level.id} />
              </span>
            </span>
            <span className="text-sm text-soft">{level.description}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
