import type { Page } from 'playwright-core'
import { office } from './office.ts'
import { type Group, press, type State } from './state.ts'

type Press = string | RegExp

/** What opens in a room after these presses, one after the other. */
function after(id: string, name: string, ...presses: readonly Press[]): State {
  return {
    name,
    path: `/admin/dashboard#${id}`,
    async steps(page) {
      for (const one of presses) await press(one)(page)
    },
  }
}

const TOOLS = /^(Tools|Menu tools|Reservation tools)$/

/** A dish is added as it is, where nothing has to be chosen. */
async function addDishes(page: Page): Promise<void> {
  for (const dish of ['Papadum Basket', 'Medu Vada', 'Kanda Poha']) {
    await press(new RegExp(`^${dish}`))(page)
    await page.getByRole('dialog', { name: dish }).getByRole('button', { name: /^Add/ }).click()
  }
}

/** What is paid by card is no longer edited. */
async function editUnpaid(page: Page): Promise<void> {
  await moreOf(page, 'Unpaid')
  await press('Edit order')(page)
}

async function moreOf(page: Page, words: string | RegExp): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: words }).first()
  await card.getByRole('button', { name: /^More/ }).click()
}

/** What the rooms of the back office open over themselves or beside. */
export const officeMore: Group = {
  ...office,
  name: 'office-more',
  states: [
    { name: 'commands', path: '/admin/dashboard#dashboard', steps: press('Commands') },
    after('orders', 'board-tools', TOOLS),
    after('orders', 'board-finished', TOOLS, /^Finished orders/),
    after('orders', 'board-keys', TOOLS, /^Keys/),
    after('orders', 'board-pause', TOOLS, /^Pause orders/),
    after('orders', 'board-all-day', 'All-day counts'),
    { name: 'board-more', path: '/admin/dashboard#orders', steps: (page) => moreOf(page, /\d/) },
    { name: 'board-edit', path: '/admin/dashboard#orders', steps: editUnpaid },
    after('orders', 'board-cancel', /^Order [A-Z]+-[0-9]+$/, /^Cancel/),
    after('orders', 'board-kitchen', TOOLS, 'Kitchen view'),
    after('create-order', 'desk-dish', /^Butter Chicken/),
    { name: 'desk-cart', path: '/admin/dashboard#create-order', steps: addDishes },
    after('stations', 'stations-set-up', 'Set up stations'),
    after('stations', 'stations-keys', 'Ticket keys'),
    after('menu', 'menu-options', TOOLS, /^Option groups/),
    after('menu', 'menu-categories', TOOLS, /^Manage Categories/),
    after('menu', 'menu-prices', TOOLS, /^Change prices/),
    after('menu', 'menu-copy', TOOLS, /^Copy menu/),
    after('menu', 'menu-table', TOOLS, /^Menu as a table/),
    after('menu', 'menu-rearrange', /^Rearrange/),
    after('menu', 'menu-more', /^More for/),
    after('users', 'user-more', /^More for/),
    after('users', 'user-invite', 'Invite'),
    after('users', 'user-edit', /^(Priya|Anna|Noah)/, /^Edit/),
    after('users', 'user-note', /^(Priya|Anna|Noah)/, 'Add a note'),
    after('users/team', 'team-settings', 'Team settings'),
    after('locations', 'location-menus', /^Menus/),
    after('locations', 'location-more', /^More for/),
    after('printers', 'printer-add', 'Add a printer'),
    after('printers', 'printer-paper', /^Show (Receipt|Ticket|Test)/),
    after('closing', 'closing-cash', 'Cash in or out'),
    after('closing', 'closing-report', /Report \d+/),
    after('messages', 'message', /example\.test/),
    after('messages', 'message-write', 'Write an email'),
    after('messages/campaigns', 'campaign-new', 'New campaign'),
    after('payments', 'payment-code', /^Show QR Code/),
    after('reservations', 'reservations-day', 'Day view'),
    after('reservations', 'reservation-cancel', /^Cancel the reservation/),
    after('reservations', 'reservations-cancel-many', TOOLS, /^Cancel several/),
  ],
}
