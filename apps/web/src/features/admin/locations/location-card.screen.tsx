import { expect, test, vi } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { aManagedLocation } from '../../../testing/samples-locations.ts'
import { LocationCard } from './location-card.tsx'
import { ONLY_ADMINS_SWITCH } from './location-words.ts'
import type { ManagedLocation } from './locations-query.ts'

// What the back office says of one location at a glance.

const ACTIONS = {
  onEdit: vi.fn(),
  onMenus: vi.fn(),
  onSwitch: vi.fn(),
  onDelete: vi.fn(),
  whyNoSwitch: undefined,
}

async function card(change: Partial<ManagedLocation> = {}, more: Partial<Parameters<typeof LocationCard>[0]> = {}) {
  const screen = await renderInOffice(
    <LocationCard location={aManagedLocation(change)} isOnline {...ACTIONS} {...more} />,
  )
  return { screen, article: screen.getByRole('article') }
}

test('a card says where, when and how, with four features and how many more', async () => {
  const { article } = await card()
  await article.getByRole('button', { name: 'Details of Truro' }).click()
  for (const text of ['Active', 'TRU', 'from 225 reviews', 'B2N 4B4', 'Today: 11:30 a.m. - 10 p.m.', 'Dine-in'])
    await expect.element(article.getByText(text, { exact: true })).toBeVisible()
  await expect.element(article.getByText('Manager: Mia Chen')).toBeVisible()
  await expect.element(article.getByText(/Since 2019$/)).toBeVisible()
  await expect.element(article.getByText(/Added Nov 20, 2026$/)).toBeVisible()
  await expect.element(article.getByRole('button', { name: '+2 more features' })).toBeVisible()
  await expect.element(article.getByText('WiFi')).not.toBeInTheDocument()
  await expect.element(article).toMatchTextContent('Total Orders1,234Avg Order$31.50Capacity72Monthly Revenue$12.3K')
  await expect
    .element(article.getByRole('link', { name: '(902) 555-0100' }))
    .toHaveAttribute('href', 'tel:+19025550100')
  await expect
    .element(article.getByRole('link', { name: 'Open Truro in maps (new tab)' }))
    .toHaveAttribute('href', expect.stringMatching(/search.*query=12%20Inglis%20Place/))
})

test('the features that a card leaves out are shown at a press', async () => {
  const { article } = await card()
  await article.getByRole('button', { name: 'Details of Truro' }).click()
  await article.getByRole('button', { name: '+2 more features' }).click()
  await expect.element(article.getByText('WiFi')).toBeVisible()
})

test('an inactive one has no figures, and what is not known is said', async () => {
  const { screen, article } = await card({
    isActive: false,
    manager: null,
    openingDate: null,
    rating: 0,
    todaysHours: 'Hours TBD',
  })
  await article.getByRole('button', { name: 'Details of Truro' }).click()
  await expect.element(article.getByText('Inactive')).toBeVisible()
  await expect.element(article.getByText('Active', { exact: true })).not.toBeInTheDocument()
  await expect.element(article.getByText('Hours TBD')).toBeVisible()
  await expect.element(article.getByText('Until then, the usual hours hold.')).toBeVisible()
  await expect.element(article.getByText('Manager: TBD')).toBeVisible()
  await expect.element(article.getByText('Total Orders')).not.toBeInTheDocument()
  await expect.element(article.getByText(/reviews/)).not.toBeInTheDocument()
  await expect.element(article.getByText(/Since/)).not.toBeInTheDocument()
  await article.getByRole('button', { name: 'More for Truro' }).click()
  await expect.element(screen.getByRole('button', { name: 'Activate…', exact: true })).toBeEnabled()
})

test.each([
  ['the address of Truro', '12 Inglis Place, Truro, B2N 4B4'],
  ['id', 'truro'],
  ['phone number', '(902) 555-0100'],
  ['email', 'truro@example.com'],
])('a press copies %s', async (what, text) => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { screen, article } = await card()
  // The address is copied where it stands.
  if (what !== 'the address of Truro') await article.getByRole('button', { name: 'More for Truro' }).click()
  await screen.getByRole('button', { name: `Copy ${what}`, exact: true }).click()
  await expect.element(screen.toasts.getByText('Copied')).toBeVisible()
  expect(copied.mock.calls).toEqual([[text]])
  copied.mockRestore()
})

test('without a clipboard the text is shown, to be copied by hand', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
  const { screen, article } = await card()
  await article.getByRole('button', { name: 'Copy the address of Truro' }).click()
  await expect.element(screen.toasts.getByText('Please copy it by hand')).toBeVisible()
  copied.mockRestore()
})

test('offline it says so, and can be changed: what is pressed waits', async () => {
  const { screen, article } = await card({}, { isOnline: false })
  await expect.element(article.getByText('Offline')).toBeVisible()
  await article.getByRole('button', { name: 'More for Truro' }).click()
  for (const name of ['Edit Truro', 'Deactivate…', 'Delete…'])
    await expect.element(screen.getByRole('button', { name })).toBeEnabled()
})

test('a manager edits, and is told who does the rest', async () => {
  const { screen, article } = await card({}, { whyNoSwitch: ONLY_ADMINS_SWITCH })
  await expect.element(article.getByRole('button', { name: 'Edit Truro' })).toBeEnabled()
  await article.getByRole('button', { name: 'More for Truro' }).click()
  for (const name of ['Deactivate…', 'Delete…'])
    await expect.element(screen.getByRole('button', { name })).toBeDisabled()
  await expect.poll(() => screen.getByText(ONLY_ADMINS_SWITCH).elements()).toHaveLength(2)
})

test('behind its dots the name stands once, and what takes something away is red and asks first', async () => {
  const { screen, article } = await card()
  await article.getByRole('button', { name: 'More for Truro' }).click()
  const rows = screen.getByRole('dialog', { name: 'More for Truro' }).getByRole('listitem')
  await expect
    .poll(() => rows.elements().map(({ textContent }) => textContent))
    .toEqual(['Copy phone number', 'Copy email', 'Copy id', 'Deactivate…', 'Delete…'])
  for (const name of ['Deactivate…', 'Delete…']) await expect.element(screen.getByText(name)).toHaveClass('text-chilli')
})

test('a location without dishes, or with hidden ones alone, says so in place of its hours, and leads to its menu', async () => {
  const { article } = await card({ hasMenu: false, openState: { isOpen: true, text: 'Open until 11 p.m.' } })
  await expect
    .element(article.getByRole('link', { name: 'No dishes to order: to the menu of Truro' }))
    .toHaveAttribute('href', expect.stringMatching(/\?location=truro#menu$/))
  await expect.element(article.getByText('Open until 11 p.m.')).not.toBeInTheDocument()
})
