import { button } from './button.ts'
import { ToolIcon } from './tool-icon.tsx'

type RefreshButtonProps = { isDisabled?: boolean; className?: string; onClick: () => void }

/** Asks the server again; on phones the sign alone, so that the main press keeps its room. */
export function RefreshButton({ isDisabled = false, className = '', onClick }: RefreshButtonProps) {
  return (
    <button
      type="button"
      className={button('quiet', `px-4! max-sm:w-11 max-sm:grow-0! max-sm:px-0! ${className}`)}
      title="Refresh"
      disabled={isDisabled}
      onClick={onClick}
    >
      <ToolIcon name="refresh" /> <span className="max-sm:sr-only">Refresh</span>
    </button>
  )
}
