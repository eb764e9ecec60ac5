import { useState } from 'react'
import type { PageItem } from '../../../pages/page-content.ts'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { DEFAULT_SPICE, SPICE_LEVELS, type SpiceLevel } from '../../../ui/spice-levels.ts'
import { Stepper } from '../../../ui/stepper.tsx'
import { DishPicture } from './dish-picture.tsx'
import { MenuMarks } from './menu-marks.tsx'

type ItemSheetProps = {
  item: PageItem
  maxQuantity: number
  onAdd: (item: PageItem, spice: SpiceLevel | undefined, quantity: number) => void
  onClose: () => void
}

export function ItemSheet({ item, maxQuantity, onAdd, onClose }: ItemSheetProps) {
  const hasHeat = item.spiceLevel !== 'none'
  const [spice, setSpice] = useState<SpiceLevel>(DEFAULT_SPICE)
  const [quantity, setQuantity] = useState(1)
  const add = () => {
    onAdd(item, hasHeat ? spice : undefined, quantity)
    onClose()
  }
  return (
    <Dialog label={item.name} shape="sheet" onClose={onClose}>
      <div className="relative">
        <div className="aspect-2/1 overflow-hidden rounded-t-[inherit] *:size-full">
          <DishPicture item={item} size="wide" isFirst />
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
      <div className="p-6">
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
          <>
            {hasHeat && <SpiceChoice value={spice} onChange={setSpice} />}
            <div className="mt-6 flex flex-wrap items-center gap-4">
              <Stepper label={item.name} value={quantity} min={1} max={maxQuantity} onChange={setQuantity} />
              <button type="button" className={button('primary', 'grow min-h-12')} onClick={add}>
                Add to cart · <span className="price">{formatDollars(item.price * quantity)}</span>
              </button>
            </div>
          </>
        ) : (
          <p className="mt-6 rounded-control bg-sunk px-4 py-3 font-semibold">
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

function SpiceChoice({ value, onChange }: { value: SpiceLevel; onChange: (spice: SpiceLevel) => void }) {
  return (
    <fieldset className="mt-5">
      <legend className="label-caps text-saffron-ink">How hot?</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-3">
        {SPICE_LEVELS.map((level) => (
          <label
            key={level.id}
            className="flex min-h-11 cursor-pointer flex-col rounded-control border border-line-strong px-3.5 py-2 has-checked:border-saffron-ink has-checked:bg-saffron-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              name="spice"
              className="sr-only"
              checked={value.id === level.id}
              onChange={() => onChange(level)}
            />
            <span className="font-semibold">{level.name}</span>
            <span className="text-sm text-soft">{level.description}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
