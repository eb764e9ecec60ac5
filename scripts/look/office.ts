import type { Page } from 'playwright-core'
import { type Group, press, type State } from './state.ts'

function section(id: string, name = id, steps?: State['steps']): State {
  return { name, path: `/admin/dashboard#${id}`, ...(steps && { steps }) }
}

const NOTES_AND_COINS = [10_000, 5000, 2000, 1000, 500, 200, 100, 25, 10, 5]

/** A count that is two dollars short, as on most evenings. Also where the drawer was counted before. */
async function countDrawer(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: /^Count again/ })
  const done = page.getByRole('button', { name: 'Done counting' })
  const count = async (cents: number) => {
    let rest = cents
    for (const value of NOTES_AND_COINS) {
      const name = value >= 100 ? `$${value / 100}` : `${value}¢`
      await page.getByLabel(`How many ${name}`, { exact: true }).fill(String(Math.floor(rest / value)))
      rest %= value
    }
    await done.click()
  }
  await again.or(done).first().waitFor()
  // What should be there is said once something was counted.
  if (await done.isVisible()) await count(20_000)
  const expected = await page.locator('dt:text-is("Expected") + dd').innerText()
  await again.click()
  await count(Math.round(Number(expected.replaceAll(/[^\d.]/g, '')) * 100) - 200)
  await again.waitFor()
}

/** Of the owner. */
export const office: Group = {
  name: 'office',
  async prepare(page, { url, email, password }) {
    await page.goto(`${url}/login`)
    await page.getByLabel('Email Address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(/\/admin|\/menu|\/$/)
  },
  states: [
    section('dashboard'),
    section('dashboard/analytics', 'analytics'),
    section('dashboard/dishes', 'dishes'),
    section('dashboard/guests', 'guests'),
    section('dashboard/kitchen', 'kitchen'),
    section('orders'),
    section('orders', 'order', press(/^Order [A-Z]+-[0-9]+$/)),
    section('create-order'),
    section('reservations'),
    section('reservations', 'reservation', press(/^Details/)),
    section('reservations', 'reservation-change', async (page) => {
      await press(/^Details/)(page)
      await press('Change')(page)
    }),
    section('reservations', 'reservation-by-phone', press(/^New( reservation)?$/)),
    section('stations'),
    section('menu'),
    section('menu', 'menu-add', press(/^Add Item/)),
    section('menu', 'menu-edit', press(/^Edit/)),
    section('menu', 'menu-sold-out', press(/^Mark sold out: /)),
    section('users'),
    section('users/team', 'users-team'),
    section('users', 'user', press(/^(Open|Priya|Anna|Noah)/)),
    section('locations'),
    section('locations', 'location-edit', press(/^Edit/)),
    section('locations', 'location-add', press(/^Add (a )?location/i)),
    section('locations', 'locations-holidays', press(/^Holidays/)),
    section('printers'),
    section('payments'),
    section('payments', 'payment', press(/, payment of /)),
    section('payments', 'refund', async (page) => {
      await press(/, payment of /)(page)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Refund/ })
        .click()
    }),
    section('closing'),
    section('closing', 'close-day', countDrawer),
    section('messages'),
    section('messages/campaigns', 'campaigns'),
    section('messages/email', 'email'),
    section('messages/texts', 'letter-texts'),
    section('settings'),
    section('settings', 'settings-changed', async (page) => {
      await page.getByRole('textbox', { name: 'Cash orders an hour' }).fill('12')
    }),
    section('audit'),
    section('status'),
  ],
}

const SECTIONS = [
  'dashboard',
  'orders',
  'create-order',
  'reservations',
  'stations',
  'menu',
  'users',
  'locations',
  'printers',
  'payments',
  'closing',
  'messages',
  'settings',
  'audit',
  'status',
]

/** Every room while nothing is answered, and once everything was refused. */
export const officeInTrouble: Group = {
  ...office,
  name: 'office-trouble',
  states: (['slow', 'failing', 'offline'] as const).flatMap((calls) =>
    SECTIONS.map((id) => ({ ...section(id, `${id}-${calls}`), calls })),
  ),
}

/** In the other of its two themes, which each device keeps. */
export const officeByDay: Group = {
  ...office,
  name: 'office-day',
  async prepare(page, site) {
    await office.prepare?.(page, site)
    await page.evaluate(`localStorage.setItem('back-office-theme', 'day')`)
  },
}
