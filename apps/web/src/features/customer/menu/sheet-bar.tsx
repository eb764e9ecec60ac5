import { type RefObject, useEffect, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'

type SheetBarProps = {
  name: string
  /** The heading that says the same; the bar says it once that is out of sight. */
  title: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Closes the sheet from anywhere in it, and names the dish while its heading is scrolled away. */
export function SheetBar({ name, title, onClose }: SheetBarProps) {
  const [isNamed, setNamed] = useState(false)
  useEffect(() => {
    const heading = title.current
    if (!heading) return
    const watch = new IntersectionObserver(([seen]) => setNamed(seen !== undefined && !seen.isIntersecting))
    watch.observe(heading)
    return () => watch.disconnect()
  }, [title])
  return (
    <div className="sheet-bar" data-named={isNamed || undefined}>
      <p aria-hidden="true">{name}</p>
      <button type="button" aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
