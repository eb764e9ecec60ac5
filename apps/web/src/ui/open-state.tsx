import type { SaidPause } from '@sizzle/domain/order/paused-type.ts'
import './open-state.css'

type OpenStateProps = {
  location: { openState: { isOpen: boolean; text: string; closesSoon?: boolean }; pauses?: readonly SaidPause[] }
}

/** Whether a location is open, and what is paused there: a pause of everything stands alone, where "open" would be read as the opposite. */
export function OpenState({ location: { openState, pauses } }: OpenStateProps) {
  return (
    <>
      {!(openState.isOpen && pauses?.some(({ orderType }) => !orderType)) && (
        <span
          className={`state-mark ${openState.isOpen ? 'is-open' : ''} ${openState.closesSoon ? 'closes-soon' : ''}`}
        >
          {openState.text}
        </span>
      )}
      {pauses?.map(({ text }) => (
        <span key={text} className="state-mark is-paused">
          {text}
        </span>
      ))}
    </>
  )
}
