import type { Cart } from '@sizzle/domain/cart/cart.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { Stepper } from '../../../ui/stepper.tsx'

type CartLinesProps = { lines: Cart; onQuantity: (cartKey: string, quantity: number) => void }

export function CartLines({ lines, onQuantity }: CartLinesProps) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.cartKey} className="flex items-center gap-4 border-b border-line py-3">
          <div className="min-w-0 grow">
            <p className="font-display text-lg leading-tight">{line.name}</p>
            <p className="mt-0.5 text-sm text-soft">
              {line.cartKey.endsWith('-default') ? '' : `${line.spiceLevelName} · `}
              <span className="price font-medium">{formatCad(line.price * line.quantity)}</span>
            </p>
          </div>
          <Stepper
            label={line.name}
            value={line.quantity}
            max={line.maxQuantity}
            onChange={(quantity) => onQuantity(line.cartKey, quantity)}
          />
        </li>
      ))}
    </ul>
  )
}
