import './open-state.css'

type OpenStateProps = {
  location: { openState: { isOpen: boolean; text: string }; pauses?: readonly { text: string }[] }
}

/** Whether a location is open, and what is paused there. */
export function OpenState({ location: { openState, pauses } }: OpenStateProps) {
  return (
    <>
      <span className={`state-mark ${openState.isOpen ? 'is-open' : ''}`}>{openState.text}</span>
      {pauses?.map(({ text }) => (
        <span key={text} className="state-mark is-paused">
          {text}
        </span>
      ))}
    </>
  )
}
