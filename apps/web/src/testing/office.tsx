import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { render } from 'vitest-browser-react'
import { Queries } from '../kit/server/queries.tsx'
import { LazyToaster } from '../kit/toast/lazy-toaster.tsx'

/** A part of the back office with what every page there has around it: an address, answers and toasts. */
export async function renderInOffice(part: ReactNode, address = '/admin/dashboard') {
  const screen = await render(
    <MemoryRouter initialEntries={[address]}>
      <Queries>
        {part}
        <LazyToaster />
        <Address />
      </Queries>
    </MemoryRouter>,
  )
  return {
    ...screen,
    toasts: screen.getByRole('region', { name: /^Notifications/ }),
    address: screen.getByTestId('address'),
  }
}

function Address() {
  const { search, hash } = useLocation()
  return <p data-testid="address">{search + hash}</p>
}
