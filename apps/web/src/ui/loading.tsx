import type { ReactNode } from 'react'
import './loading.css'

type LoadingProps = { words: string; className?: string; children: ReactNode }

/** Pale shapes of what comes, and in words that it does; after some seconds, that it still does. */
export function Loading({ words, className = '', children }: LoadingProps) {
  return (
    <div aria-busy="true">
      <p role="status" className="mb-3 text-soft">
        {words} <span className="slowly">This is taking longer than usual. We’ll keep trying.</span>
      </p>
      <div className={className}>{children}</div>
    </div>
  )
}
