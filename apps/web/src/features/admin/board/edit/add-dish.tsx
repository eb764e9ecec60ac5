import type { Choice } from '@sizzle/domain/menu/options.ts'
import { choicesInOneRow } from '@sizzle/domain/order/line-words.ts'
import { useState } from 'react'
import type { PageItem } from '../../../../kit/page-content.ts'
import { beginHere } from '../../../../ui/begin-at.ts'
import { button } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { hasKeys } from '../../../../ui/has-keys.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { type ChosenDish, DishDialog } from '../../../shared/dish-choice/staff-menu/dish-dialog.tsx'
import { MenuPanel } from '../../../shared/dish-choice/staff-menu/menu-panel.tsx'
import type { StaffMenu } from '../../../shared/dish-choice/staff-menu/staff-menu.ts'
import type { OrderDetails } from '../state/board-query.ts'
import type { DraftLine } from './edit-draft.ts'

type NewLine = Omit<DraftLine, 'before'>
type AddDishProps = {
  order: Pick<OrderDetails, 'shortNumber' | 'locationInfo'>
  lines: readonly DraftLine[]
  onAdd: (line: NewLine) => void
}

/** The menu from which orders are taken, over the order that is changed. It stays for the next dish. */
export function AddDish({ order, lines, onAdd }: AddDishProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const title = `Add to order ${order.shortNumber}`
  return (
    <>
      <button type="button" className={button('quiet', 'w-full')} onClick={() => setOpen(true)}>
        <Icon name="plus" /> Add a dish
      </button>
      {isOpen && (
        <Dialog label={title} shape="wide" onClose={close}>
          <div className="@container flex h-full flex-col">
            <DialogHead title={title} onClose={close} />
            <Menu place={order.locationInfo} lines={lines} onAdd={onAdd} />
            <div className="flex justify-end border-t border-line bg-raised px-6 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
              <button type="button" className={button('primary', 'max-sm:grow')} onClick={close}>
                Done
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}

type MenuProps = Pick<AddDishProps, 'lines' | 'onAdd'> & { place: AddDishProps['order']['locationInfo'] }

function Menu({ place, lines, onAdd }: MenuProps) {
  const [chosen, setChosen] = useState<{ menu: StaffMenu; item: PageItem }>()
  const inCart = (itemId: string) =>
    lines.reduce((sum, { item, quantity }) => sum + (item.id === itemId ? quantity : 0), 0)
  return (
    <>
      <MenuPanel
        place={place}
        inCart={inCart}
        searchRef={beginInSearch}
        className="grow [--menu-ground:var(--paper-raised)]!"
        onChoose={(menu, item) => setChosen({ menu, item })}
      />
      {chosen && (
        <DishDialog
          {...chosen}
          inCart={inCart(chosen.item.id)}
          onAdd={(dish) => {
            onAdd(lineOf(dish))
            return undefined
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}

/** Where somebody types. */
function beginInSearch(search: HTMLInputElement | null): void {
  if (!hasKeys()) return
  beginHere(search)
  search?.focus()
}

function lineOf({ item, heat, quantity, made }: ChosenDish): NewLine {
  const words = choicesInOneRow({ quantity: 1, options: made.words ?? [] })
  return {
    key: made.cartKey,
    name: item.name,
    price: made.price / 100,
    quantity,
    words: [heat?.name, words].filter(Boolean).join(', '),
    note: made.note ?? '',
    item: {
      id: item.id,
      ...(heat && { spiceLevelId: heat.id, selectedSpiceLevel: heat.level }),
      ...(made.options && { options: made.options.map(asSent) }),
    },
  }
}

type SentChoice = NonNullable<DraftLine['item']['options']>[number]

function asSent({ choices, ...one }: Choice): SentChoice {
  return { ...one, ...(choices && { choices: choices.map(asSent) }) }
}
