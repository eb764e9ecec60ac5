import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { Queries } from '../kit/server/queries.tsx'
import { Router, useLocation } from '../router/router.tsx'
import { stillHistory } from '../router/still-history.ts'

/** Part of a page at an address of its own; the label 'Address' says where its links have led. */
export function openAt(address: string, screen: ReactNode) {
  return render(
    <Router history={stillHistory(address)}>
      <Queries>{screen}</Queries>
      <Here />
    </Router>,
  )
}

function Here() {
  const { pathname, search, hash } = useLocation()
  return (
    <p role="note" aria-label="Address">
      {pathname + search + hash}
    </p>
  )
}
