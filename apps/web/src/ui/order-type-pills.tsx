import { ORDER_TYPE_LABELS, ORDER_TYPES, type OrderType, offers } from '@sizzle/domain/order/order-type.ts'
import { useId } from 'react'
import './pill.css'

type OrderTypePillsProps = {
  value: OrderType
  offered: readonly string[]
  /** Why it is off for now; it can be chosen all the same. */
  off?: (orderType: OrderType) => string | undefined
  onWish: (orderType: OrderType) => void
  /** What is read out with a type besides its name. */
  aside?: (orderType: OrderType) => string | undefined
}

/** The same on the menu, in the cart and at the checkout. */
export function OrderTypePills({ value, offered, off, onWish, aside }: OrderTypePillsProps) {
  const id = useId()
  return (
    <div className="pills">
      {ORDER_TYPES.map((type) => (
        <label key={type} className="pill">
          <input
            type="radio"
            name={id}
            className="sr-only"
            title={off?.(type)}
            checked={value === type}
            disabled={!offers(offered, type)}
            onChange={() => onWish(type)}
          />
          {ORDER_TYPE_LABELS[type]}
          {aside?.(type) && <span className="sr-only"> {aside(type)}</span>}
        </label>
      ))}
    </div>
  )
}
