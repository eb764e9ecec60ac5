import type { HiddenCounts } from '@sizzle/domain/order/order-list.ts'
import { useState } from 'react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser, PLACES } from '../../../testing/samples-admin.ts'
import { BoardToolbar } from './board-toolbar.tsx'
import { FilterRow } from './filter-row.tsx'
import { useBoardFilters } from './state/board-filters.ts'

// Nobody may take a part of the board for all of it: what is hidden is said, and one press shows all again.

beforeEach(() => localStorage.clear())

function Row({ hidden }: { hidden: HiddenCounts | undefined }) {
  return (
    <FilterRow
      board={useBoardFilters()}
      hidden={hidden}
      finished={0}
      onFinished={() => {}}
      isOpen={false}
      onOpen={() => {}}
      buttonLook=""
    />
  )
}
const rowAt = (hash: string, hidden?: HiddenCounts) => renderInOffice(<Row hidden={hidden} />, hash)
const hides = (waiting: number, open: number, finished: number, later = 0): HiddenCounts => ({
  waiting,
  open,
  later,
  finished,
})

test('a whole board says nothing', async () => {
  const screen = await rowAt('#orders?sortBy=total', hides(0, 0, 0))
  await expect.element(screen.address).toBeVisible()
  await expect.element(screen.getByRole('search')).not.toBeInTheDocument()
})

test.each([
  [hides(0, 0, 0), 'Only Ready. No order is hidden.'],
  [hides(2, 3, 9), 'Only Ready. 3 open orders are hidden, 2 of them new.'],
  [hides(2, 5, 9, 2), 'Only Ready. 5 open orders are hidden, 2 of them new, 2 for later.'],
  [hides(0, 1, 9), 'Only Ready. 1 open order is hidden.'],
  [hides(0, 0, 1), 'Only Ready. 1 finished order is hidden.'],
  [hides(0, 0, 4), 'Only Ready. 4 finished orders are hidden.'],
])('%o hidden reads "%s"', async (hidden, sentence) => {
  const screen = await rowAt('#orders?status=ready', hidden)
  await expect.element(screen.getByRole('status')).toHaveTextContent(sentence)
})

test('every filter that is on is named, and "Show all" takes them away but not the sorting', async () => {
  const screen = await rowAt('#orders?status=pending&orderType=delivery&search=priya&sortBy=total&sortOrder=asc')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Only Pending, Delivery, “priya”.')
  await screen.getByRole('button', { name: 'Show all' }).click()
  await expect.element(screen.getByRole('search')).not.toBeInTheDocument()
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard#orders?sortBy=total&sortOrder=asc')
})

test('what is typed from right to left turns round nothing of the sentence about what is hidden', async () => {
  const screen = await rowAt('#orders?search=محمد', hides(0, 55, 0))
  await expect.element(screen.getByRole('status')).toHaveTextContent('Only “محمد”. 55 open orders are hidden.')
  const typed = screen.getByText('محمد', { exact: true }).element()
  const [quote, rest] = [typed.previousSibling, typed.nextSibling].map((words) => {
    const range = document.createRange()
    if (words) range.selectNodeContents(words)
    return range.getBoundingClientRect()
  })
  expect(quote?.right).toBeLessThanOrEqual(typed.getBoundingClientRect().left + 1)
  expect(rest?.left).toBeGreaterThanOrEqual(typed.getBoundingClientRect().right - 1)
  const hidden = document.createRange()
  const sentence = screen.getByRole('status').element().lastChild
  if (sentence) hidden.selectNodeContents(sentence)
  expect(hidden.getBoundingClientRect().left).toBeGreaterThanOrEqual((rest?.right ?? 0) - 1)
})

function Toolbar({ places, chosen }: { places: typeof PLACES; chosen: string }) {
  const [isFiltering, setFiltering] = useState(false)
  return (
    <BoardToolbar
      user={aUser('staff')}
      kitchens={[]}
      locations={places}
      total={places.length}
      chosen={chosen}
      onLocation={() => undefined}
      board={useBoardFilters()}
      hidden={hides(0, 1, 0)}
      finished={0}
      searchBox={{ current: null }}
      onLeaveSearch={() => undefined}
      undo={{ move: undefined, words: '', isPending: false, takeBack: () => undefined }}
      onDialog={() => undefined}
      isAllDay={false}
      onAllDay={() => undefined}
      isFiltering={isFiltering}
      onFiltering={() => setFiltering(!isFiltering)}
    />
  )
}

test('the filters open with a press, narrow the board and stay named when they are folded away', async () => {
  await page.viewport(1280, 720)
  onTestFinished(() => page.viewport(390, 844))
  const screen = await renderInOffice(<Toolbar places={PLACES} chosen="truro" />, '#orders')
  const filters = screen.getByRole('button', { name: 'Filters' })
  await expect.element(filters).toHaveAttribute('aria-expanded', 'false')
  await filters.click()
  await screen.getByLabelText('Status').selectOptions('Ready')
  await screen.getByLabelText('Type of order').selectOptions('Dine-in')
  await screen.getByLabelText('Sort').selectOptions('Due soonest first')
  await filters.click()
  await expect.element(screen.getByLabelText('Sort')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Only Ready, Dine-in. 1 open order is hidden.')).toBeVisible()
  await expect
    .element(screen.address)
    .toHaveTextContent('/admin/dashboard#orders?status=ready&orderType=dine-in&sortBy=promisedAt&sortOrder=asc')
})

test('on a phone the filters fold away with a choice', async () => {
  const screen = await renderInOffice(<Toolbar places={PLACES} chosen="truro" />, '#orders')
  await screen.getByRole('button', { name: 'Filters' }).click()
  await screen.getByLabelText('Type of order').selectOptions('Delivery')
  await expect.element(screen.getByText('Only Delivery. 1 open order is hidden.')).toBeVisible()
  await expect.element(screen.getByLabelText('Type of order')).not.toBeInTheDocument()
})

test('the next visit sorts as this device was sorted last', async () => {
  const address = '#orders'
  const screen = await renderInOffice(<Toolbar places={PLACES} chosen="truro" />, address)
  await screen.getByRole('button', { name: 'Filters' }).click()
  await expect.element(screen.getByLabelText('Sort')).toHaveDisplayValue('Due soonest first')
  await screen.getByLabelText('Sort').selectOptions('Name A to Z')
  await screen.unmount()

  const later = await renderInOffice(<Toolbar places={PLACES} chosen="truro" />, address)
  await later.getByRole('button', { name: 'Filters' }).click()
  await expect.element(later.getByLabelText('Sort')).toHaveDisplayValue('Name A to Z')
})

test('Escape empties the search', async () => {
  const screen = await renderInOffice(<Toolbar places={PLACES} chosen="truro" />, '#orders')
  await screen.getByLabelText('Search the orders').fill('priya')
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard#orders?search=priya')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard#orders')
  await expect.element(screen.getByLabelText('Search the orders')).toHaveValue('')
})

test('who has one kitchen is not asked for all of them', async () => {
  const screen = await renderInOffice(<Toolbar places={PLACES} chosen="all" />)
  await expect.element(screen.getByRole('option', { name: 'All Locations' })).toBeInTheDocument()
  await screen.unmount()
  const alone = await renderInOffice(<Toolbar places={PLACES.slice(0, 1)} chosen="truro" />)
  await expect.element(alone.getByRole('option', { name: 'All Locations' })).not.toBeInTheDocument()
})
