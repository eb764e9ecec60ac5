import { expect, test } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { TRURO } from '../../../testing/shop.ts'
import { LocationCard } from './location-card.tsx'

const OPEN = { ...TRURO, openState: { isOpen: true, text: 'Open until 11 p.m.' } }

test('a kitchen says until when it is open, and one without dishes that its menu is not here yet', async () => {
  const full = await openAt('/', <LocationCard location={OPEN} stepsBack={false} />)
  await expect.element(full.getByText('Open until 11 p.m.')).toBeVisible()
  await full.unmount()
  const empty = await openAt('/', <LocationCard location={{ ...OPEN, hasMenu: false }} stepsBack />)
  await expect.element(empty.getByText('Its menu is not here yet')).toBeVisible()
  await expect.element(empty.getByText('Open until 11 p.m.')).not.toBeInTheDocument()
})
