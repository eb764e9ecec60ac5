import { type ReactNode, useId } from 'react'
import { ToolIcon, type ToolIconName } from '../../../ui/tool-icon.tsx'

/** One of the dashboard's parts, under its heading. */
export function Panel({ title, scope, children }: { title: string; scope?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col rounded-card border border-line bg-raised p-4 sm:p-5"
    >
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {scope && <p className="shrink-0 text-sm text-soft">{scope}</p>}
      </div>
      {children}
    </section>
  )
}

/** In the place of rows that are not there: in the middle of a panel that is as tall as its neighbour, and small in one that is not. */
export function NothingYet({ icon, title, hint }: { icon: ToolIconName; title: string; hint: string }) {
  return (
    <div className="m-auto grid max-w-[34ch] justify-items-center gap-1 py-4 text-center text-balance">
      <span className="mb-1 grid size-12 place-items-center rounded-full bg-sunk text-saffron-ink">
        <ToolIcon name={icon} className="size-6" />
      </span>
      <p className="font-semibold">{title}</p>
      <p className="text-soft">{hint}</p>
    </div>
  )
}
