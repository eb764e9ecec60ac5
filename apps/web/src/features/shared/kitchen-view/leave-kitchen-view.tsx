import { setKitchenView } from '../../../kit/kitchen-view.ts'
import { ToolIcon } from '../../../ui/tool-icon.tsx'

/** The way out in a section's own bar, in the look of its neighbours: nothing floats over what one works on. */
export function LeaveKitchenView({ className }: { className: string }) {
  return (
    <button
      type="button"
      aria-label="Leave kitchen view"
      title="Leave kitchen view"
      data-leaves-kitchen
      className={`gap-2 max-xl:w-11 max-xl:px-0! ${className}`}
      onClick={() => setKitchenView(false)}
    >
      <ToolIcon name="shrink" /> <span className="max-xl:hidden">Leave kitchen view</span>
    </button>
  )
}
