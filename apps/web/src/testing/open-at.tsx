import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { render } from 'vitest-browser-react'
import { Queries } from '../kit/server/queries.tsx'

/** Part of a page at an address of its own; the label 'Address' says where its links have led. */
export function openAt(address: string, screen: ReactNode) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Queries>{screen}</Queries>
      <Here />
    </MemoryRouter>,
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
