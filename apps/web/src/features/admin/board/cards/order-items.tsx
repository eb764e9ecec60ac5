import { fromDollars, readItem } from '@sizzle/domain/order/read-order.ts'
import { HeatMark } from '../../../../ui/heat-mark.tsx'
import { LineRows } from '../../../../ui/line-rows.tsx'
import type { BoardOrder } from '../state/board-query.ts'

const HEAT = { 1: 'mild', 2: 'medium', 3: 'hot' } as const

export function OrderItems({ items }: { items: BoardOrder['items'] }) {
  return (
    <ul className="mt-3 flex flex-col gap-1.5 border-t border-line pt-3">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change their places
        <li key={index} className="grid grid-cols-[2.25rem_1fr] text-lg leading-snug">
          <span className="price text-saffron-ink">{item.quantity}×</span>
          <span>
            {item.name} <Heat level={item.selectedSpiceLevel} name={item.spiceLevelName} />
            <span className="block text-base">
              <LineRows line={readItem(item, fromDollars)} shown="plain" noteLook="font-semibold text-chilli" />
            </span>
            {item.allergens.length > 0 && (
              <span className="block text-sm text-soft">Contains {item.allergens.join(', ')}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Mild is what every dish is unless somebody asked; only more than that is called out. */
function Heat({ level, name }: { level: number; name: string }) {
  if (level !== 2 && level !== 3) return null
  return (
    <span className="inline-flex items-center gap-1.5 align-middle text-base font-semibold text-chilli">
      <HeatMark level={HEAT[level]} />
      <span aria-hidden="true" className="ml-1">
        {name}
      </span>
    </span>
  )
}
