import { formatCad } from '@sizzle/domain/money/cents.ts'
import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { inCoins } from '@sizzle/domain/pricing/tenders.ts'
import { beginHere } from '../../../../ui/begin-at.ts'
import { button } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { LineRows, readCartLine } from '../../../../ui/line-rows.tsx'
import type { TakenAtTill } from './take-at-till.ts'
import { KITCHEN_CANNOT_SEE } from './till-words.ts'

/** The number for the guest, and what has to be called to the kitchen. */
export function TakenDialog({ taken, onClose }: { taken: TakenAtTill; onClose: () => void }) {
  const { number, draft, pricing } = taken
  return (
    <Dialog label={`Order ${number}`} onClose={onClose}>
      <div className="grid gap-4 p-6">
        <div className="text-center">
          <p className="text-soft">{whoseOf(draft)}</p>
          <p className="price font-display text-6xl leading-tight">{number}</p>
          <p className="price text-xl">{formatCad(inCoins(pricing.total))} in cash</p>
        </div>
        <div className="rounded-control bg-saffron-soft px-4 py-3 text-saffron-ink">
          <p className="font-semibold">{KITCHEN_CANNOT_SEE}</p>
          <p>Tell the kitchen yourself. It is sent once this till is online.</p>
        </div>
        <ul className="relative max-h-[32dvh] overflow-y-auto">
          {draft.lines.map((line) => (
            <li key={line.cartKey} className="border-line py-1.5 not-first:border-t">
              <p className="font-semibold break-words">
                {line.quantity} × {line.name}
              </p>
              <p className="text-sm text-soft">
                {!/-default(~|$)/.test(line.cartKey) && <span className="block">{line.spiceLevelName}</span>}
                <LineRows line={readCartLine(line)} shown="plain" noteLook="italic" />
              </p>
            </li>
          ))}
        </ul>
        {draft.specialInstructions.trim() !== '' && (
          <p className="rounded-control bg-sunk px-4 py-2 break-words">{draft.specialInstructions.trim()}</p>
        )}
        <button
          ref={beginHere}
          type="button"
          className={button('primary', 'w-full')}
          data-act={`next order after ${number}`}
          onClick={onClose}
        >
          Next order
        </button>
      </div>
    </Dialog>
  )
}

/** 'Dine-in, table 4, for Asha' */
function whoseOf({ orderType, tableNumber, name }: TakenAtTill['draft']): string {
  const table = orderType === 'dine-in' && tableNumber.trim() !== '' ? `, table ${tableNumber.trim()},` : ''
  return `${ORDER_TYPE_LABELS[orderType]}${table} for ${name.trim()}`
}
