/** Said in words and shown by shape as well as colour: a filled dot is open, a ring is closed. */
export function OpenState({ state }: { state: { isOpen: boolean; text: string } }) {
  const colours = state.isOpen ? 'bg-coriander-soft text-coriander' : 'bg-sunk text-soft'
  const dot = state.isOpen ? 'bg-coriander' : 'border-2 border-line-strong'
  return (
    <span className={`inline-flex items-center gap-2 rounded-full px-3 py-1 text-sm font-semibold ${colours}`}>
      <span aria-hidden="true" className={`size-2.5 rounded-full ${dot}`} />
      {state.text}
    </span>
  )
}
