import { expect, test } from 'vitest'
import type { Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Router, useLocation } from '../../router/router.tsx'
import { stillHistory } from '../../router/still-history.ts'
import { Link } from '../../ui/link.tsx'
import { locationId, oneOf, pageUpTo, textOf } from './filters.ts'
import { useSection } from './use-section.ts'

const FILTERS = { status: oneOf(['open', 'closed']), search: textOf(100), page: pageUpTo(999), location: locationId }

function Screen() {
  const { values, below, change, addressWith } = useSection(FILTERS)
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
      <Link to={addressWith({ status: 'open' })}>Open ones</Link>
      <Link to="#payments">Payments</Link>
    </>
  )
}
const PLAIN_PRESS = { bubbles: true, cancelable: true }
/** Before the screen is drawn anew. */
const pressAtOnce = (...controls: Locator[]) => {
  for (const control of controls) control.element().dispatchEvent(new MouseEvent('click', PLAIN_PRESS))
}
const openAt = (address: string) =>
  render(
    <Router history={stillHistory(address)}>
      <Screen />
    </Router>,
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

test('of two changes at once both stand in the address', async () => {
  const screen = await openAt('/admin/dashboard#users/42?page=2')
  pressAtOnce(screen.getByRole('button', { name: 'Closed' }), screen.getByRole('button', { name: 'New Glasgow' }))
  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent('?location=new-glasgow#users/42?status=closed&search=dal')
})

test('a change keeps the step of a link that was followed just before', async () => {
  const screen = await openAt('/admin/dashboard#users')
  pressAtOnce(screen.getByRole('link', { name: 'Open ones' }), screen.getByRole('button', { name: 'Third page' }))
  await expect.element(screen.getByTestId('address')).toHaveTextContent('#users?status=open&page=3')
})

test('a change takes nobody back to a section that they have left', async () => {
  const screen = await openAt('/admin/dashboard#users')
  pressAtOnce(screen.getByRole('link', { name: 'Payments' }), screen.getByRole('button', { name: 'Closed' }))
  await expect.element(screen.getByTestId('address')).toHaveTextContent('#payments')
})

test('nonsense leaves the address', async () => {
  const screen = await openAt('/admin/dashboard?location=all#users?status=zzz&page=abc&search=dal')
  await expect.element(screen.getByTestId('address')).toHaveTextContent('#users?search=dal')
})
