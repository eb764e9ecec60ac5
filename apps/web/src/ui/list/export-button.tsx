import { button } from '../button.ts'
import { heldIf } from '../held.ts'
import { ToolIcon } from '../tool-icon.tsx'

/** What was not seen is not saved either. */
export const NOTHING_LOADED = 'There is nothing to export until the list has loaded.'

type ExportButtonProps = {
  /** What it saves, such as 'Export (CSV)'. */
  label: string
  isBusy?: boolean
  isDisabled?: boolean
  /** Why it cannot be pressed. */
  whyNot?: string | undefined
  /** `words`: with them on phones too, where several stand beside each other. */
  look?: keyof typeof LOOKS
  className?: string
  onClick: () => void
}

/** Saves a table as a file. On phones the sign alone, as for `RefreshButton`. */
export function ExportButton(props: ExportButtonProps) {
  const { label, isBusy = false, isDisabled = false, whyNot, look = 'usual', className = '', onClick } = props
  return (
    <button
      type="button"
      className={button('quiet', `${LOOKS[look].button} ${className}`)}
      disabled={isDisabled || whyNot !== undefined}
      title={whyNot ?? label}
      onClick={onClick}
      {...heldIf(isBusy)}
    >
      <ToolIcon name="download" /> <span className={LOOKS[look].words}>{isBusy ? 'Exporting…' : label}</span>
    </button>
  )
}

const LOOKS = {
  usual: { button: 'px-4! max-sm:w-11 max-sm:grow-0! max-sm:px-0!', words: 'max-sm:sr-only' },
  words: { button: 'px-4!', words: '' },
} as const
