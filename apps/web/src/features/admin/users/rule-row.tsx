import type { ReactNode } from 'react'

type RuleRowProps = {
  id: string
  title: string
  hint?: string | undefined
  /** What is pressed or chosen, at the end of the line. */
  tool: ReactNode
  children?: ReactNode
}

/** One rule of the team in a line: what it is about, and what is done with it; its entries stand below. */
export function RuleRow({ id, title, hint, tool, children }: RuleRowProps) {
  return (
    <section aria-labelledby={id} className="py-4 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="min-w-0 grow basis-60">
          <h3 id={id} className="font-text text-base leading-snug font-semibold tracking-normal">
            {title}
          </h3>
          {hint && <p className="text-sm text-soft">{hint}</p>}
        </div>
        {tool}
      </div>
      {children}
    </section>
  )
}
