import { MemoryRouter, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { locationId, oneOf, pageUpTo, textOf } from './filters.ts'
import { useSection } from './use-section.ts'

const FILTERS = { status: oneOf(['open', 'closed']), search: textOf(100), page: pageUpTo(999), location: locationId }

function Screen() {
  const { values, below, change } = useSection(FILTERS)
  const { search, hash } = useLocation()
  return (
    <>
      <p role="status">{JSON.stringify({ ...values, below })}</p>
      <p data-testid="address">{search + hash}</p>
      <button type="button" onClick={() => change({ status: 'closed' })}>
        Closed
      </button>
      <button type="button" onClick={() => change({ page: 3 })}>
        Third page
      </button>
      <button type="button" onClick={() => change({ location: 'new-glasgow', search: 'dal' })}>
        New Glasgow
      </button>
    </>
  )
}
const openAt = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Screen />
    </MemoryRouter>,
  )

test('filters and levels are read from the address, and the location from its query', async () => {
  const screen = await openAt('/admin/dashboard?location=truro#users/42?status=open&page=2')
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent(JSON.stringify({ status: 'open', search: '', page: 2, location: 'truro', below: ['42'] }))
})

test('a change stands in the address, keeps the level and begins at the first page', async () => {
  const screen = await openAt('/admin/dashboard#users/42?page=2')
  await screen.getByRole('button', { name: 'Closed' }).click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('#users/42?status=closed')
  await screen.getByRole('button', { name: 'Third page' }).click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('#users/42?status=closed&page=3')
  await screen.getByRole('button', { name: 'New Glasgow' }).click()
  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent('?location=new-glasgow#users/42?status=closed&search=dal')
})

test('nonsense leaves the address', async () => {
  const screen = await openAt('/admin/dashboard?location=all#users?status=zzz&page=abc&search=dal')
  await expect.element(screen.getByTestId('address')).toHaveTextContent('#users?search=dal')
})
