import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { aNetwork, goOffline, goOnline } from '../testing/network.ts'
import { openAt } from '../testing/open-at.tsx'
import { aServer } from '../testing/server.ts'
import { preloadable } from './preloadable.tsx'

aServer()
aNetwork()

const Checkout = () => <h1>Checkout</h1>

test('a screen that cannot be fetched says that the network is gone, and opens when it is back (offline 25)', async () => {
  let isThere = false
  const load = () => (isThere ? Promise.resolve({ Checkout }) : Promise.reject(new TypeError('Failed to fetch')))
  const { Page } = preloadable(load, 'Checkout')
  goOffline()
  const screen = await openAt(
    '/checkout',
    <Suspense>
      <Page />
    </Suspense>,
  )
  await expect.element(screen.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  // Still nothing: it stays as it is.
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  isThere = true
  goOnline()
  await expect.element(screen.getByRole('heading', { name: 'Checkout' })).toBeVisible()
})
