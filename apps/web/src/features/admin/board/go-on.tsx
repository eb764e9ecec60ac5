import type { CardsBelow } from '../../../kit/use-cards-below.ts'
import { ToolIcon } from '../../../ui/tool-icon.tsx'

/** Below the faded edge of a column; before its list for whoever goes by keys. */
export function GoOn({ title, cut, goOn }: { title: string } & CardsBelow) {
  if (cut === 0) return null
  return (
    <button
      type="button"
      className="order-last z-1 -mt-2 mr-2 mb-1 flex min-h-6 items-center gap-0.5 self-end rounded-full border border-line-strong bg-sunk px-2 text-[0.8125rem] leading-none font-semibold hover:bg-raised max-md:hidden"
      onClick={goOn}
    >
      {cut} below<span className="sr-only"> in {title}</span>
      <ToolIcon name="down" className="-mr-1 size-3.5" />
    </button>
  )
}
