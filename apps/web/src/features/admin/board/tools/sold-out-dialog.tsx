import { useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { button } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { heldIf } from '../../../../ui/held.ts'

export type Dish = { readonly id: string; readonly name: string }
type SoldOutDialogProps = { locationId: string; locationName: string; dishes: readonly Dish[]; onClose: () => void }

/** A cook's 86: off every menu until the next opening, and back with another press. Orders that are placed stay. */
export function SoldOutDialog({ locationId, locationName, dishes, onClose }: SoldOutDialogProps) {
  const once = [...new Map(dishes.map((dish) => [dish.id, dish])).values()]
  return (
    <Dialog label="Sold out" onClose={onClose}>
      <DialogHead title="Sold out" onClose={onClose} />
      <div className="px-6 pb-6">
        <p className="text-pretty text-soft">
          A dish that is sold out cannot be ordered from {locationName} until the next opening. Orders that are here
          already stay as they are.
        </p>
        <ul className="mt-2">
          {once.map((dish) => (
            <DishEntry key={dish.id} dish={dish} locationId={locationId} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function DishEntry({ dish: { id, name }, locationId }: { dish: Dish; locationId: string }) {
  const [isOut, setOut] = useState(false)
  const wish = useWish('/setSoldOut', {
    onDone: () => setOut(!isOut),
    onFailed: (error) => toast('error', `${name}: ${sentenceOf(error)}`),
  })
  return (
    <li className="flex items-center gap-3 border-b border-line py-1.5 last:border-0">
      <span className="min-w-0 grow text-lg">
        {name}
        <span role="status" className="block text-base font-semibold text-chilli empty:hidden">
          {isOut && 'Sold out'}
        </span>
      </span>
      <button
        type="button"
        data-act={`${locationId} ${id} ${isOut ? 'back' : 'out'}`}
        aria-label={`${isOut ? 'Back on sale' : 'Mark as sold out'}: ${name}`}
        className={button('quiet', 'shrink-0 px-4!')}
        onClick={() => wish.send({ locationId, kind: 'item', id, state: { for: isOut ? 'none' : 'tomorrow' } })}
        title={wish.whyNot}
        {...heldIf(wish.isPending || wish.whyNot !== undefined)}
      >
        {isOut ? 'Back on sale' : 'Mark as sold out'}
      </button>
    </li>
  )
}
