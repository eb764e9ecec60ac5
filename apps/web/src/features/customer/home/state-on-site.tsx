import type { PageLocation } from '../../../kit/page-content.ts'
import { OpenState } from '../../../ui/open-state.tsx'

/** Whether a kitchen is open; of one without dishes that would say that one can order there. */
export function StateOnSite({ location }: { location: PageLocation }) {
  if (location.hasMenu) return <OpenState location={location} />
  return <p className="text-sm font-semibold">Its menu is not here yet</p>
}
