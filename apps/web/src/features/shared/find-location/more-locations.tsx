import { lazy, Suspense, useState } from 'react'
import type { TableLocation } from '../../../kit/page-content.ts'
import { button } from '../../../ui/button.ts'

const FindLocation = lazy(() => import('./find-location.tsx'))

type MoreLocationsProps = {
  shown: number
  total: number
  /** For a table; otherwise the way leads to the menu of what is found. */
  onTable?: (location: TableLocation) => void
}

/** Where there are more kitchens than are shown: the search for the others, which comes when it is wanted. */
export function MoreLocations({ shown, total, onTable }: MoreLocationsProps) {
  const [isOpen, setOpen] = useState(false)
  if (total <= shown) return null
  return isOpen ? (
    <Suspense fallback={<p className="min-h-11">Loading…</p>}>
      <FindLocation onTable={onTable} />
    </Suspense>
  ) : (
    <button type="button" className={button('quiet', 'bg-raised text-ink')} onClick={() => setOpen(true)}>
      Find one of {total} kitchens
    </button>
  )
}
