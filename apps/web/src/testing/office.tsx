import type { ReactNode } from 'react'
import { LazyToaster } from '../kit/toast/lazy-toaster.tsx'
import { openAt } from './open-at.tsx'

/** A part of the back office at a hash of its own, with the toasts that every page there has. */
export async function renderInOffice(part: ReactNode, where = '') {
  const shown = (
    <>
      {part}
      <LazyToaster />
    </>
  )
  const screen = await openAt(`/admin/dashboard${where}`, shown)
  return {
    ...screen,
    toasts: screen.getByRole('region', { name: /^Notifications/ }),
    address: screen.getByLabelText('Address'),
  }
}
