import { expect, test } from 'vitest'
import type { MenuData } from '../../../kit/page-content.ts'
import { openAt } from '../../../testing/open-at.tsx'
import { TRURO } from '../../../testing/shop.ts'
import { NoMenu } from './no-menu.tsx'

const WOLFVILLE = {
  ...TRURO,
  id: 'wolfville',
  name: 'Wolfville',
  hasMenu: false,
  openState: { isOpen: true, text: 'Open until 11 p.m.' },
}

function anEmptyMenu(change: Partial<MenuData> = {}): MenuData {
  return {
    page: 'menu',
    location: WOLFVILLE,
    locations: [TRURO, WOLFVILLE],
    total: 2,
    items: [],
    categories: [{ id: 'breads', name: 'Breads', isDefault: true }],
    optionGroups: [],
    takesNotes: true,
    version: 1,
    changesAt: '2999-01-01T04:00:00.000Z',
    ...change,
  }
}

test('a menu without dishes leads to another kitchen, and offers nothing to search or to order', async () => {
  const screen = await openAt('/menu/wolfville', <NoMenu menu={anEmptyMenu()} onOutdated={() => undefined} />)
  await expect.element(screen.getByRole('heading', { name: 'The menu of Wolfville is not here yet' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: TRURO.phone }).last()).toBeVisible()
  expect(screen.getByRole('searchbox').elements()).toHaveLength(0)
  expect(screen.getByRole('radio').elements()).toHaveLength(0)
  expect(document.body.textContent).not.toContain('Order now')
  expect(document.body.textContent).not.toContain('Open until')
  await screen.getByRole('link', { name: 'Menu in Truro' }).click()
  await expect.element(screen.getByRole('note', { name: 'Address' })).toHaveTextContent('/menu/truro')
})

test('the only kitchen names no other one', async () => {
  const alone = anEmptyMenu({ locations: [WOLFVILLE], total: 1 })
  const screen = await openAt('/menu/wolfville', <NoMenu menu={alone} onOutdated={() => undefined} />)
  await expect.element(screen.getByText('Please come back soon.')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Menu in/ }).elements()).toHaveLength(0)
})

test('of several other kitchens the house’s first stands first, and it alone stands out', async () => {
  const amherst = { ...TRURO, id: 'amherst', name: 'Amherst' }
  const menu = anEmptyMenu({ locations: [amherst, TRURO, WOLFVILLE], total: 3 })
  const screen = await openAt('/menu/wolfville', <NoMenu menu={menu} onOutdated={() => undefined} />)
  await expect.element(screen.getByRole('link', { name: 'Menu in Truro' })).toBeVisible()
  const ways = screen.getByRole('link', { name: /^Menu in/ }).elements()
  expect(ways.map((way) => way.textContent)).toEqual(['Menu in Truro', 'Menu in Amherst'])
  expect(new Set(ways.map((way) => way.className)).size).toBe(2)
})
