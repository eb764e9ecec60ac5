import type { CartChanges } from '@sizzle/domain/cart/cart.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { button } from '../../../../ui/button.ts'

/** Before the order is sent, so that the customer hears of it: what ran out, and what costs something else. */
export function MenuChanges({ changes, onTake }: { changes: CartChanges; onTake: () => void }) {
  const { gone, unfit, repriced } = changes
  const isLess = gone.length + unfit.length > 0
  return (
    <div className="grid gap-2 rounded-control bg-chilli-soft px-4 py-3 text-chilli">
      <ul className="font-semibold">
        {gone.map((line) => (
          <li key={line.cartKey}>{line.name} is sold out.</li>
        ))}
        {unfit.map(({ line, problems }) => (
          <li key={line.cartKey}>
            {line.name} cannot be had like this any more: {problems.join(' ')}
          </li>
        ))}
        {repriced.map(({ name, was, now }) => (
          <li key={name}>
            {name} costs {formatCad(now)} now, not {formatCad(was)}.
          </li>
        ))}
      </ul>
      <button type="button" className={button('quiet', 'justify-self-start')} onClick={onTake}>
        {isLess ? 'Take it out of the cart' : 'Use the new price'}
      </button>
    </div>
  )
}
