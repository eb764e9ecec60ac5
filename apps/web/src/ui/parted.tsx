import './parted.css'
import type { ReactNode } from 'react'

/** Phrases with a dot between them: 'Truro Heights · Pickup · 3 items'. Lines break between the phrases alone, and no line begins or ends with a dot. */
export function Parted({ parts }: { parts: readonly ReactNode[] }) {
  if (parts.length === 0) return null
  return (
    <span className="parted">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: phrases of one sentence never change their place
        <span key={index}>
          {index > 0 && <i> · </i>}
          {part}
        </span>
      ))}
    </span>
  )
}
