import type { ReactNode } from 'react'
import { button } from '../button.ts'
import { Ornament } from '../ornament.tsx'
import { NOTHING_HERE } from './row-look.ts'

type ListEmptyProps = {
  title: string
  hint?: string | undefined
  /** Takes the filters away; left out where none is set. */
  onClear?: (() => void) | undefined
  /** Where there are no filters but a search. */
  clearLabel?: string
  /** One of several parts of a screen: a line, so that the others keep their room. */
  isPart?: boolean
  /** What is done about it. */
  children?: ReactNode
}

/** In the place of a list in which nothing stands. */
export function ListEmpty({
  title,
  hint,
  onClear,
  clearLabel = 'Clear filters',
  isPart = false,
  children,
}: ListEmptyProps) {
  if (isPart)
    return (
      <div className={NOTHING_HERE}>
        <h3 className="inline font-text leading-normal font-normal tracking-normal">{title}</h3>. {hint}
      </div>
    )
  return (
    <div className="mx-auto w-full max-w-[560px] rounded-card border border-dashed border-line-strong px-6 py-10 text-center">
      <Ornament className="mx-auto mb-4" />
      <h2 className="font-display text-xl text-balance">{title}</h2>
      {hint && <p className="mt-2 text-balance text-soft">{hint}</p>}
      {onClear && (
        <button type="button" className={button('quiet', 'mt-5')} onClick={onClear}>
          {clearLabel}
        </button>
      )}
      {children && <div className="mt-5">{children}</div>}
    </div>
  )
}
