import type { MadeLine } from '@sizzle/domain/cart/cart.ts'
import { chosenLine } from '@sizzle/domain/cart/chosen-line.ts'
import { DEFAULT_MAX_QUANTITY } from '@sizzle/domain/cart/limits.ts'
import type { ToChoose } from '@sizzle/domain/cart/reorder.ts'
import { type SpiceLevel, STAFF_DEFAULT_SPICE } from '@sizzle/domain/cart/spice.ts'
import { chosenIn } from '@sizzle/domain/menu/options.ts'
import { lineAllergens } from '@sizzle/domain/menu/options-contents.ts'
import { choicesNow, startChoices } from '@sizzle/domain/menu/options-now.ts'
import { type KeyboardEvent, useState } from 'react'
import { optionsNow } from '../../../../kit/cart/option-menu.ts'
import type { PageItem } from '../../../../kit/page-content.ts'
import { beginHere } from '../../../../ui/begin-at.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { ItemForm } from '../item-form.tsx'
import type { Picked } from '../picked.ts'
import { STAFF_NOTE_HINT } from './menu-words.ts'
import type { StaffMenu } from './staff-menu.ts'

type DishDialogProps = {
  menu: StaffMenu
  item: PageItem
  /** What is left of how it was chosen last time. */
  start?: ToChoose | undefined
  /** A line that was taken before is chosen anew. */
  isChange?: boolean
  /** How many of it are taken already. */
  inCart: number
  /** The sentence that says why not, when it cannot be taken. */
  onAdd: (chosen: ChosenDish) => string | undefined
  onClose: () => void
}

export type ChosenDish = {
  readonly item: PageItem
  /** Null where the dish has none. */
  readonly heat: SpiceLevel | null
  readonly quantity: number
  readonly made: MadeLine
}

/** Heat, which starts at medium here, options, a note and how many. A digit says how many, Enter adds. */
export function DishDialog({ menu, item, start, isChange = false, inCart, onAdd, onClose }: DishDialogProps) {
  const now = optionsNow(menu)
  const dish = now.menu.dishes.get(item.id)
  const [picked, setPicked] = useState<Picked>(() => ({
    choices: start?.choices ?? startChoices(dish?.groups ?? [], now),
    note: start?.note ?? '',
    spice: start?.spice ?? STAFF_DEFAULT_SPICE,
    quantity: start?.quantity ?? 1,
  }))
  if (!dish) return null
  const { kept } = choicesNow(dish.groups, picked.choices, now)
  const chosen = chosenIn(dish.groups, kept)
  const allergens = lineAllergens(dish, kept, now.menu)
  const save = ({ choices, note, spice, quantity }: Picked) => {
    const heat = item.spiceLevel === 'none' ? null : spice
    return onAdd({ item, heat, quantity, made: chosenLine({ dish, spice: heat, choices, note }, now.menu) })
  }
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    // Also from a stepper, where Enter alone presses its button.
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      event.currentTarget.querySelector('form')?.requestSubmit()
    } else if (/^[1-9]$/.test(event.key) && !(event.target instanceof HTMLTextAreaElement))
      setPicked({ ...picked, quantity: Number(event.key) })
  }
  return (
    <Dialog label={item.name} shape="sheet" onClose={onClose}>
      <DialogHead title={item.name} className="py-3 pr-3 pl-5 sm:pr-4 sm:pl-6" onClose={onClose} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a key for all that stands in it, which has its own elements */}
      <div ref={beginInForm} className="[--sheet-bar:4.25rem] px-5 pb-5 sm:px-6 sm:pb-6" onKeyDown={onKey}>
        {/* The heat, the marked options and the number below say it to who sees them. */}
        <p role="status" className="sr-only">
          {summaryOf(item, picked, chosen)}
        </p>
        {/* Asked on the phone before it is taken, and other with other options. */}
        {allergens.length > 0 && <p className="text-sm text-soft">Contains {allergens.join(', ')}</p>}
        {inCart > 0 && <p className="text-sm text-soft">{inCart} taken already</p>}
        <ItemForm
          item={item}
          dish={dish}
          now={now}
          takesNotes={menu.takesNotes}
          noteHint={STAFF_NOTE_HINT}
          picked={{ ...picked, choices: kept }}
          act={(price) => (
            <>
              {isChange ? 'Save changes' : 'Add to Order'} {DOT} {price}
            </>
          )}
          inCart={0}
          maxQuantity={DEFAULT_MAX_QUANTITY}
          onPick={setPicked}
          onSave={save}
          onClose={onClose}
        />
      </div>
    </Dialog>
  )
}

/** The house's own typeface has a square for the bullet. */
const DOT = <span className="[font-family:system-ui,sans-serif]">•</span>

/** '2 × Butter Chicken, Medium, Half, Extra gravy': what is read back to the guest before it is taken. */
function summaryOf(
  { name, spiceLevel }: PageItem,
  { quantity, spice }: Picked,
  chosen: ReturnType<typeof chosenIn>,
): string {
  const heat = spiceLevel === 'none' ? [] : [spice.name]
  return [`${quantity} × ${name}`, ...heat, ...chosen.map(({ option }) => option.name)].join(', ')
}

/** The dialog gives its focus to what carries this mark; React's own property would be too early for that. */
function beginInForm(form: HTMLElement | null): void {
  const inputs = form?.querySelector<HTMLElement>('input:checked') ?? form?.querySelector<HTMLElement>('input:enabled')
  const first = inputs ?? form?.querySelector<HTMLElement>('button[type=submit]')
  beginHere(first ?? null)
}
