import { button } from './button.ts'
import { heldIf } from './held.ts'
import { ToolIcon } from './tool-icon.tsx'

type RefreshButtonProps = {
  /** Why it cannot be pressed. */
  whyNot?: string | undefined
  /** It asks already. */
  isBusy?: boolean
  isSign?: boolean
  className?: string
  onClick: () => void
}

/** Asks the server again; the sign alone on phones, where the main press needs the room, and beside other signs. */
export function RefreshButton(props: RefreshButtonProps) {
  const { whyNot, isBusy = false, isSign = false, className = '', onClick } = props
  return (
    <button
      type="button"
      className={button(
        'quiet',
        `${isSign ? 'w-11 grow-0! px-0!' : 'px-4! max-sm:w-11 max-sm:grow-0! max-sm:px-0!'} ${className}`,
      )}
      title={whyNot ?? 'Refresh'}
      disabled={whyNot !== undefined}
      onClick={onClick}
      {...heldIf(isBusy)}
    >
      <ToolIcon name="refresh" /> <span className={isSign ? 'sr-only' : 'max-sm:sr-only'}>Refresh</span>
    </button>
  )
}
