import type { Cart, CartLine } from '@sizzle/domain/cart/cart.ts'
import { putBack } from '@sizzle/domain/cart/put-back.ts'
import { removeFromCart, updateQuantity } from '@sizzle/domain/cart/update-quantity.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { useId, useState } from 'react'
import { cartSentence } from '../../../kit/cart/cart-sentence.ts'
import { type RemovedLine, rowsWith } from '../../../kit/cart/removed-lines.ts'
import { CartLineWords, heatOfLine } from '../../../ui/cart-line-words.tsx'
import { Stepper } from '../../../ui/stepper.tsx'

type EditLinesProps = { cart: Cart; onChange: (cart: Cart) => void }

/** The cart, changed where it is paid for; what was taken out can be put back as long as this list is open. */
export function EditLines({ cart, onChange }: EditLinesProps) {
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([])
  const [refusal, setRefusal] = useState<string>()
  const [restored, setRestored] = useState<string>()
  const keep = (changed: ReturnType<typeof updateQuantity> | ReturnType<typeof putBack>) => {
    setRefusal(changed.ok ? undefined : cartSentence(changed.refusal))
    if (changed.ok) onChange(changed.value)
  }
  const remove = (line: CartLine, at: number) => {
    setRemoved((before) => [...before, { line, at }])
    onChange(removeFromCart(cart, line.cartKey))
  }
  return (
    <ul aria-label="Items of your order" className="mt-3 border-y border-line">
      {rowsWith(cart, removed).map(({ line, at, isRemoved }) => (
        <li key={line.cartKey} className="flex items-center gap-3 border-b border-line py-2 last:border-0">
          {isRemoved ? (
            <>
              <span className="min-w-0 grow text-soft">
                <s>{line.name}</s> removed
              </span>
              <button
                type="button"
                // biome-ignore lint/a11y/noAutofocus: the row that had the focus has turned into this one
                autoFocus
                aria-label={`Undo: put ${line.name} back`}
                className={ACTION}
                onClick={() => {
                  keep(putBack(cart, line, at))
                  setRestored(line.cartKey)
                }}
              >
                Undo
              </button>
            </>
          ) : (
            <EditedLine
              line={line}
              hasFocus={restored === line.cartKey}
              onQuantity={(quantity) => keep(updateQuantity(cart, line.cartKey, quantity))}
              onRemove={() => remove(line, at)}
            />
          )}
        </li>
      ))}
      {refusal !== undefined && (
        <li role="alert" className="py-2 font-semibold text-chilli">
          {refusal}
        </li>
      )}
    </ul>
  )
}

const ACTION = 'min-h-11 shrink-0 text-sm whitespace-nowrap font-semibold underline underline-offset-4'

type EditedLineProps = {
  line: CartLine
  hasFocus: boolean
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

/** Two of one dish differ by what was chosen with it, which its buttons say too. */
function EditedLine({ line, hasFocus, onQuantity, onRemove }: EditedLineProps) {
  const chosen = useId()
  const heat = heatOfLine(line)
  return (
    <>
      <div className="min-w-0 grow leading-tight">
        {line.name} <span className="price block text-sm text-soft">{formatCad(line.price * line.quantity)}</span>
        <div id={chosen} className="wrap-anywhere empty:hidden">
          <CartLineWords line={line} heat={heat} />
        </div>
      </div>
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: the row came back under the hand that pressed Undo
        autoFocus={hasFocus}
        aria-label={`Remove ${line.name}`}
        aria-describedby={chosen}
        className={ACTION}
        onClick={onRemove}
      >
        Remove
      </button>
      <Stepper
        label={heat === '' ? line.name : `${line.name}, ${heat}`}
        value={line.quantity}
        min={1}
        max={line.maxQuantity}
        onChange={onQuantity}
      />
    </>
  )
}
