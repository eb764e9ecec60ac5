import { type ReactNode, useState } from 'react'
import { ToolIcon } from './tool-icon.tsx'

type FoldProps = {
  title: ReactNode
  /** How the line looks that opens it. */
  titleLook?: string
  isOpenAtFirst?: boolean
  className?: string
  children: ReactNode
}

/** What is seldom wanted: its title opens it, and nothing of it is drawn before. */
export function Fold({ title, titleLook = 'font-semibold', isOpenAtFirst = false, className, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <details className={className} open={isOpenAtFirst} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={`flex min-h-11 w-fit max-w-full cursor-pointer items-center gap-2 py-1 ${titleLook}`}>
        <ToolIcon name="down" className={`size-5 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
        <span className="min-w-0">{title}</span>
      </summary>
      {isOpen && children}
    </details>
  )
}
