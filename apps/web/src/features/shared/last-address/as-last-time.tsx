import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'

type Typed = { readonly address: string; readonly deliveryInstructions: string }

type AsLastTimeProps = {
  typed: Typed
  /** Where the last delivery went; nothing is offered while that is not known. */
  known: { readonly address: string; readonly instructions: string } | null | undefined
  onFill: (place: Partial<Typed>) => void
}

/** One press brings it where the last delivery went, as long as no address is entered. Instructions that are typed already stay. */
export function AsLastTime({ typed, known, onFill }: AsLastTimeProps) {
  if (!known?.address || typed.address.trim() !== '') return null
  const { address, instructions } = known
  const hasInstructions = typed.deliveryInstructions.trim() !== ''
  return (
    <button
      type="button"
      className={button('quiet', 'w-full justify-start! px-3.5! text-left')}
      // The field of the address is not left by this press: what it would say of being empty would move the button away.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onFill(hasInstructions ? { address } : { address, deliveryInstructions: instructions })}
    >
      <Icon name="pin" className="size-5 shrink-0" />
      <span className="min-w-0 break-words">
        <span className="text-sm font-normal text-soft">As last time: </span>
        {address}
      </span>
    </button>
  )
}
