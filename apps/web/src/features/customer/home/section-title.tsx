import type { ReactNode } from 'react'
import { Ornament } from '../../../ui/ornament.tsx'

/** How every part of the first page begins: at its left edge, with the printer's rule beside it where there is room. */
export function SectionTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-x-6">
      <h2 id={id} className="text-[clamp(1.75rem,4vw,2.5rem)]">
        {children}
      </h2>
      <Ornament className="max-md:hidden" />
    </div>
  )
}
