import { fullStop } from '@sizzle/domain/full-stop.ts'
import { type OrderType, offers, orderTypeAt } from '@sizzle/domain/order/order-type.ts'
import { pauseText, type SaidPause } from '@sizzle/domain/order/paused-type.ts'
import { type ReactNode, useId } from 'react'
import { OrderTypePills } from './order-type-pills.tsx'

type TypeStates = Partial<Record<OrderType, { isOn: boolean; text: string }>>
type OrderTypeChoiceProps = {
  location: {
    name: string
    address: string
    features: readonly string[]
    pauses: readonly SaidPause[]
    typeStates: TypeStates
  }
  wished: OrderType
  /** When and where an order of that type could be had, in words. */
  ready?: string | undefined
  /** Said instead: none can be sent. */
  notNow?: ReactNode
  onWish: (orderType: OrderType) => void
}

/**
 * What the location cannot do stays visible and says so; a wish for it falls back to pickup (ordering 9). What is paused
 * can be had later, and looks as ever: that it is paused is said beside the name of the location.
 */
export function OrderTypeChoice({ location, wished, ready, notNow, onWish }: OrderTypeChoiceProps) {
  const id = useId()
  const orderType = orderTypeAt(location.features, wished)
  const paused = pauseText(location.pauses, orderType)
  const state = location.typeStates[orderType]
  return (
    <fieldset className="needs-script" aria-describedby={`${id}-note`}>
      <legend className="sr-only">How would you like your order?</legend>
      <OrderTypePills value={orderType} offered={location.features} onWish={onWish} />
      <p id={`${id}-note`} role="status" className="mt-1 min-h-[1lh] text-sm text-soft sm:mt-2">
        {/* Anew: at the right edge the same words would move when they change. */}
        <span key={ready}>
          {notNow ||
            (wished === orderType
              ? ((ready && whenAndWhere(ready, location.address)) ?? paused ?? NOTES[orderType](location))
              : fallbackNote(location.name, wished))}
        </span>
        {!paused && state?.isOn === false && ` ${fullStop(state.text)}`}
      </p>
    </fieldset>
  )
}

/** The place is apart, because a page may say it already. */
function whenAndWhere(ready: string, address: string): ReactNode {
  const end = ready.indexOf(` at ${address}`)
  return end < 0 ? (
    <b className="ready-said">{ready}</b>
  ) : (
    <>
      <b className="ready-said">{ready.slice(0, end)}</b>
      <span className="ready-where">{ready.slice(end)}</span>
    </>
  )
}

const NOTES: Record<OrderType, (location: OrderTypeChoiceProps['location']) => string> = {
  pickup: ({ address, features }) =>
    `Pick it up at ${address}.${offers(features, 'delivery') ? '' : ' There is no delivery from here.'}`,
  delivery: () => 'To your door. We ask for the address at checkout.',
  'dine-in': ({ name }) => `We bring it to your table in ${name}.`,
}

function fallbackNote(name: string, wished: OrderType): string {
  const missing = wished === 'delivery' ? 'does not deliver' : 'has no dine-in'
  return `${name} ${missing}, so this is set to pickup.`
}
