import { lazy, type ReactNode, Suspense } from 'react'
import { expect, test } from 'vitest'
import { openAt } from '../testing/open-at.tsx'
import { Link } from '../ui/link.tsx'
import { useLocation } from './router.tsx'

test('a step to a screen that is still being fetched says so, and what stands stays until it is there', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: () => ReactNode }>()
  const Menu = lazy(() => promise)
  const Home = () => <Link to="/menu">Order</Link>
  const Screens = () => (useLocation().pathname === '/menu' ? <Menu /> : <Home />)
  const screen = await openAt(
    '/',
    <Suspense fallback={<p>Nothing</p>}>
      <Screens />
    </Suspense>,
  )
  await screen.getByRole('link', { name: 'Order' }).click()
  await expect.element(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Order' })).toBeVisible()
  resolve({ default: () => <p>The dishes</p> })
  await expect.element(screen.getByText('The dishes')).toBeVisible()
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument()
})
