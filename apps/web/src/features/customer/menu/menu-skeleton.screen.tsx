import { expect, test, vi } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { MenuSkeleton } from './menu-skeleton.tsx'

test('a menu that takes long offers another try and a number to call, and each try has its own while', async () => {
  const onRetry = vi.fn()
  const screen = await openAt(
    '/menu/truro',
    <MenuSkeleton
      locations={[]}
      total={0}
      locationId="truro"
      phone="(902) 555-0139"
      hasFailed={false}
      onRetry={onRetry}
    />,
  )
  const again = screen.getByRole('button', { name: 'Try Again' })
  await expect.element(again).not.toBeInTheDocument()
  await expect.element(again, { timeout: 8000 }).toBeVisible()
  await expect.element(screen.getByText('Questions? Call (902) 555-0139')).toBeVisible()
  await again.click()
  expect(onRetry).toHaveBeenCalledOnce()
  await expect.element(again).not.toBeInTheDocument()
})
