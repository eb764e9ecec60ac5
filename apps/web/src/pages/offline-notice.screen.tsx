import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { aNetwork, goOffline, goOnline } from '../testing/network.ts'
import { NothingKept } from './nothing-kept.tsx'
import { OfflineNotice } from './offline-notice.tsx'

aNetwork()

test('without a network a page says that what it shows may be old (offline 29)', async () => {
  const screen = await render(<OfflineNotice />)
  const notice = screen.getByText('You’re offline. Prices and times may be out of date.')
  await expect.element(notice).not.toBeInTheDocument()
  goOffline()
  await expect.element(notice).toBeVisible()
  goOnline()
  await expect.element(notice).not.toBeInTheDocument()
})

test('in the place of a page that was never kept, it says so and names a way on (offline 29)', async () => {
  const screen = await render(
    <main>
      <OfflineNotice />
      <NothingKept />
      <p aria-busy="true">Loading the menu…</p>
    </main>,
  )
  await expect.element(screen.getByText('Loading the menu…')).toBeVisible()
  goOffline()
  await expect.element(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await expect.element(screen.getByText(/Prices and times may be out of date/)).not.toBeVisible()
  await expect.element(screen.getByText('Loading the menu…')).not.toBeVisible()
  goOnline()
  await expect.element(screen.getByText('Loading the menu…')).toBeVisible()
})
