import { allergensFor } from '@sizzle/domain/order/allergy-note.ts'
import { fromDollars, readItem } from '@sizzle/domain/order/read-order.ts'
import { HeatMark } from '../../../../ui/heat-mark.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { LineRows } from '../../../../ui/line-rows.tsx'
import type { BoardOrder } from '../state/board-query.ts'

const HEAT = { 1: 'mild', 2: 'medium', 3: 'hot' } as const

type Item = BoardOrder['items'][number]
type OrderItemsProps = {
  items: readonly Item[]
  /** What a dish contains matters where the guest has written of it. */
  note: string
}

export function OrderItems({ items, note }: OrderItemsProps) {
  return (
    <ul className="mt-0.5 flex flex-col gap-0.5">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change their places
        <DishRow key={index} item={item} note={note} />
      ))}
    </ul>
  )
}

type DishRowProps = { item: Item; note: string }

function DishRow({ item, note }: DishRowProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-[calc(1.5rem*var(--board-text))] leading-[1.18] font-medium">
      <span className="price text-saffron-ink">{item.quantity}×</span>
      <span>
        {item.name} <Heat level={item.selectedSpiceLevel} name={item.spiceLevelName} />
        <span className="block text-[calc(1.1875rem*var(--board-text))] leading-tight font-normal">
          <LineRows line={readItem(item, fromDollars)} shown="plain" noteLook="font-semibold text-chilli" />
        </span>
        <Contents allergens={item.allergens} note={`${note} ${item.note}`} />
      </span>
    </li>
  )
}

/** An allergen that the note speaks of is said in red; without such a note, details and ticket have them. */
function Contents({ allergens, note }: { allergens: readonly string[]; note: string }) {
  const shown = allergensFor(allergens, note)
  if (!shown || allergens.length === 0) return null
  const { clashing, others } = shown
  return (
    <span className="block text-[calc(1.125rem*var(--board-text))] leading-tight font-normal text-soft">
      {clashing.length > 0 && (
        <b className="font-semibold text-chilli">
          <Icon name="alert" className="mr-1 inline size-4.5 align-[-0.15em]" />
          Contains {clashing.join(', ')}
        </b>
      )}
      {others.length > 0 && (clashing.length > 0 ? `, ${others.join(', ')}` : `Contains ${others.join(', ')}`)}
    </span>
  )
}

/** Mild is what every dish is unless somebody asked; only more than that is called out. */
function Heat({ level, name }: { level: number; name: string }) {
  if (level !== 2 && level !== 3) return null
  return (
    <span className="inline-flex items-center gap-1 align-middle text-[calc(1rem*var(--board-text))] font-semibold text-chilli">
      <HeatMark level={HEAT[level]} />
      <span aria-hidden="true">{name}</span>
    </span>
  )
}
