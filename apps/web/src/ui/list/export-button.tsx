import { button } from '../button.ts'
import { ToolIcon } from '../tool-icon.tsx'

type ExportButtonProps = {
  /** What it saves, such as 'Export (CSV)'. */
  label: string
  isBusy?: boolean
  isDisabled?: boolean
  /** Why it cannot be pressed. */
  whyNot?: string | undefined
  /** There are others beside it: the sign alone would not tell them apart. */
  keepsWords?: boolean
  className?: string
  onClick: () => void
}

/** Saves a table as a file. On phones the sign alone, as for `RefreshButton`. */
export function ExportButton(props: ExportButtonProps) {
  const { label, isBusy = false, isDisabled = false, whyNot, keepsWords = false, className = '', onClick } = props
  const look = keepsWords ? 'px-4!' : 'px-4! max-sm:w-11 max-sm:grow-0! max-sm:px-0!'
  return (
    <button
      type="button"
      className={button('quiet', `${look} ${className}`)}
      disabled={isBusy || isDisabled || whyNot !== undefined}
      title={whyNot ?? label}
      onClick={onClick}
    >
      <ToolIcon name="download" />{' '}
      <span className={keepsWords ? '' : 'max-sm:sr-only'}>{isBusy ? 'Exporting…' : label}</span>
    </button>
  )
}
