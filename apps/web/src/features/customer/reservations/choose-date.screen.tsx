import { expect, test } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { TRURO } from '../../../testing/shop.ts'
import { ChooseDate } from './choose-date.tsx'

const TOMORROW = '2026-11-21'

async function openedAt(now: string, partySize = 2) {
  const shown = { chosen: TOMORROW, partySize, location: TRURO, now: new Date(now), full: new Set<string>() }
  return openAt('/reservations', <ChooseDate {...shown} onChange={() => undefined} />)
}

test('today whose last time is over is too late, neither closed nor full', async () => {
  const screen = await openedAt('2026-11-21T01:50:00Z')
  await expect.element(screen.getByRole('radio', { name: /^Today Too late / })).toBeVisible()
})

test('today with times to come is neither', async () => {
  const screen = await openedAt('2026-11-20T16:00:00Z')
  await expect.element(screen.getByRole('radio', { name: /^Today Friday, November 20, 2026$/ })).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: /^Saturday, November 21, 2026$/ })).toBeVisible()
})
