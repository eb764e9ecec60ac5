import type { Role } from '@sizzle/domain/people/rights.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { liveState } from '../../../kit/live/live-state.ts'
import { setWaitingOrders } from '../../../kit/sound/title-badge.ts'
import { onDevice } from '../../../kit/storage.ts'
import { useLocation, useNavigate } from '../../../router/router.tsx'
import { aNetwork, goOffline, goOnline } from '../../../testing/network.ts'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { type AdminSection, GROUPS, type SectionId } from './section.ts'
import { Shell } from './shell.tsx'

// The panel around every section: what a person may see, and every way to it.

aNetwork()

const section = (id: AdminSection['id'], label: string, right: AdminSection['right']): AdminSection => ({
  id,
  label,
  icon: 'board',
  right,
  Screen: () => <h1>{label} is here</h1>,
})
const SECTIONS = [
  section('dashboard', 'Dashboard', 'dashboard.see'),
  section('orders', 'Order Management', 'order.see'),
  section('payments', 'Payments', 'order.create'),
  section('messages', 'Messages', 'settings.manage'),
]

const told = { find: vi.fn(), run: vi.fn(), onLogout: vi.fn() }

const shellOf = (role: Role, { sections = SECTIONS, byPin }: { sections?: AdminSection[]; byPin?: true } = {}) => (
  <Shell
    user={{ ...aUser(role), ...(byPin ? { byPin } : {}) }}
    sections={sections}
    site={[{ label: 'Order Now', to: '/menu/truro' }]}
    banner={null}
    find={told.find}
    onLogout={told.onLogout}
    wrapSection={(_, shown) => shown}
  />
)

/** The sign-in is gone with the step into the office. */
function Door() {
  const navigate = useNavigate()
  if (useLocation().hash !== '') return shellOf('manager')
  return (
    <button type="button" onClick={() => navigate('/admin/dashboard#payments')}>
      Sign In
    </button>
  )
}

async function panel(role: Role, hash = '') {
  vi.resetAllMocks()
  told.find.mockResolvedValue([])
  const screen = await renderInOffice(shellOf(role), hash)
  return { screen, main: screen.getByRole('main'), aside: screen.getByRole('complementary') }
}

async function railOf(sections: AdminSection[], byPin?: true) {
  vi.resetAllMocks()
  told.find.mockResolvedValue([])
  const screen = await renderInOffice(shellOf('staff', byPin ? { sections, byPin } : { sections }))
  return { screen, aside: screen.getByRole('complementary') }
}

test('the title of the page names the section first, and counts new orders (people 71)', async () => {
  const { aside } = await panel('manager')
  await expect.poll(() => document.title).toBe('Dashboard | Sizzle & Spice')
  await aside.getByRole('link', { name: 'Payments' }).click()
  await expect.poll(() => document.title).toBe('Payments | Sizzle & Spice')
  onTestFinished(() => setWaitingOrders(0))
  setWaitingOrders(2)
  await expect.poll(() => document.title).toBe('(2) New orders!')
  await expect.poll(() => document.title).toBe('(2) Payments | Sizzle & Spice')
})

test.each([
  ['staff', ['Order Management', 'Payments']],
  ['manager', ['Dashboard', 'Order Management', 'Payments']],
  ['admin', ['Dashboard', 'Order Management', 'Payments', 'Messages']],
] as const)('the sidebar of %s names %j', async (role, expected) => {
  const { aside } = await panel(role)
  await expect.element(aside.getByRole('navigation', { name: 'Sections' })).toBeVisible()
  const links = aside.getByRole('navigation', { name: 'Sections' }).getByRole('link').elements()
  expect(links.map(({ textContent }) => textContent)).toEqual(expected)
})

test('the entries of the site are one press away, as the site has no header here', async () => {
  onDevice.setItem('sidebar-folded', '0')
  const { aside } = await panel('staff')
  await expect.element(aside.getByRole('link', { name: /to the site$/ })).toHaveAttribute('href', '/')
  await aside.getByText('Site and account').click()
  await expect.element(aside.getByRole('link', { name: 'Order Now' })).toBeVisible()
})

test('the sidebar folds where a window shrinks and unfolds where it grows, until the person chooses', async () => {
  onTestFinished(() => page.viewport(390, 844))
  localStorage.removeItem('sidebar-folded')
  await page.viewport(1440, 900)
  const { screen } = await panel('staff')
  const toFold = screen.getByRole('button', { name: 'Fold the sidebar' })
  const toUnfold = screen.getByRole('button', { name: 'Widen the sidebar' })
  await expect.element(toFold).toBeVisible()
  await page.viewport(820, 900)
  await expect.element(toUnfold).toBeVisible()
  await page.viewport(1440, 900)
  await toFold.click()
  await expect.element(toUnfold).toBeVisible()
  await page.viewport(820, 900)
  await toUnfold.click()
  await page.viewport(1440, 900)
  await page.viewport(820, 900)
  await expect.element(toFold).toBeVisible()
})

const asBefore = () => {
  onDevice.removeItem('sidebar-folded')
  return page.viewport(390, 844)
}

/** As many as the owner has, two of them with names of two lines. */
const FIFTEEN = (Object.keys(GROUPS) as SectionId[]).map((id, at) =>
  section(id, ['Menu', 'Order Management', 'Create New Order'][at] ?? `Room ${at}`, 'order.see'),
)

test.each([
  [1280, 720],
  [1024, 768],
])(
  'in a window of %i by %i the folded sidebar gives its words the room of its tools, which one entry opens',
  async (width, height) => {
    onTestFinished(asBefore)
    onDevice.setItem('sidebar-folded', '1')
    await page.viewport(width, height)
    const { aside, screen } = await railOf(FIFTEEN)
    await expect.element(aside.getByRole('link', { name: 'Room 7' })).not.toHaveAttribute('title')
    const more = aside.getByRole('button', { name: 'More' })
    await more.click()
    const sheet = screen.getByRole('dialog', { name: 'More' })
    await expect.element(sheet.getByRole('button', { name: /^Use the (light|dark) theme$/ })).toBeVisible()
    await expect.element(sheet.getByRole('button', { name: 'Commands' })).toBeVisible()
    await sheet.getByRole('button', { name: 'Logout' }).click()
    await expect.poll(() => told.onLogout).toHaveBeenCalledOnce()
    await expect.element(sheet).not.toBeInTheDocument()
  },
)

test('a higher window has every tool below the sections, and a much lower one signs with their names as titles', async () => {
  onTestFinished(asBefore)
  onDevice.setItem('sidebar-folded', '1')
  await page.viewport(1024, 900)
  const { aside } = await railOf(FIFTEEN)
  const commands = aside.getByRole('button', { name: 'Commands' })
  await expect.element(commands).toBeVisible()
  await expect.element(aside.getByRole('button', { name: 'More' })).not.toBeInTheDocument()
  await page.viewport(1024, 600)
  await expect.element(aside.getByRole('link', { name: 'Room 7' })).toHaveAttribute('title', 'Room 7')
  await expect.element(commands).toBeVisible()
})

test('a shared tablet is locked with one press at every height', async () => {
  onTestFinished(asBefore)
  onDevice.setItem('sidebar-folded', '1')
  await page.viewport(1024, 768)
  const { aside } = await railOf(FIFTEEN, true)
  await aside.getByRole('button', { name: 'Lock' }).click()
  await expect.poll(() => told.onLogout).toHaveBeenCalledOnce()
})

test('the address names the section, and a step to another one moves the focus there', async () => {
  const { screen, main, aside } = await panel('manager', '?location=truro#orders?status=ready')
  await expect.element(main.getByRole('heading', { name: 'Order Management is here' })).toBeVisible()
  await aside.getByRole('link', { name: 'Payments' }).click()
  await expect.element(main.getByRole('heading', { name: 'Payments is here' })).toBeVisible()
  await expect.element(aside.getByRole('link', { name: 'Payments' })).toHaveAttribute('aria-current', 'page')
  await expect.element(main).toHaveFocus()
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard?location=truro#payments')
})

test('whoever signs in has the focus in the office', async () => {
  const screen = await renderInOffice(<Door />)
  await screen.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Payments is here' })).toBeVisible()
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

test('what a slow or an offline room says stands in a part that is announced', async () => {
  liveState.set('live')
  const { main } = await panel('manager', '#payments')
  const said = main.getByRole('status')
  await expect.element(said).toHaveTextContent('This page is loading slowly. We’ll keep trying.')
  goOffline()
  await expect.element(said).toMatchTextContent(/^You’re offline. This page loads once/)
  goOnline()
  await expect.element(said).toMatchTextContent(/^This page is loading slowly/)
})

test('one press passes over the sidebar, and the address stays', async () => {
  const { screen, main } = await panel('manager', '#payments')
  await expect.element(main.getByRole('heading', { name: 'Payments is here' })).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Skip to content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(main).toHaveFocus()
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard#payments')
})

test.each([
  ['a section that does not exist', 'manager', '#nonsense', 'Dashboard'],
  ['a section that this person may not see', 'manager', '#messages', 'Dashboard'],
  ['no section at all', 'staff', '', 'Order Management'],
] as const)('%s leads to the first that is theirs', async (_, role, hash, label) => {
  const { main } = await panel(role, hash)
  await expect.element(main.getByRole('heading', { name: `${label} is here` })).toBeVisible()
})

test('on a phone the sections open over the page and close with a choice', async () => {
  const { screen, main } = await panel('staff')
  await screen.getByRole('button', { name: 'Sections, now: Order Management' }).click()
  const sheet = screen.getByRole('dialog', { name: 'Sections' })
  await sheet.getByRole('link', { name: 'Payments' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(main.getByRole('heading', { name: 'Payments is here' })).toBeVisible()
})

async function palette(role: Role = 'admin') {
  const { screen, main } = await panel(role)
  await userEvent.keyboard('{Control>}k{/Control}')
  const box = page.getByRole('combobox', { name: /^Go to a section/ })
  await expect.element(box).toBeVisible()
  const current = () => page.getByRole('option', { selected: true }).element().textContent
  return { screen, main, box, current }
}

test('the palette is walked with the arrows, round and round, and Enter goes there', async () => {
  const { main, box, current } = await palette()
  await expect.element(box).toHaveFocus()
  // The section one is in already stands last.
  expect(current()).toMatch(/^Order Management/)
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(current).toMatch(/^Dashboard/)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(current).toMatch(/^Order Management/)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(main.getByRole('heading', { name: 'Order Management is here' })).toBeVisible()
})

test('words narrow the palette in any order, and what fits nothing is said', async () => {
  const { box } = await palette()
  await box.fill('management ord')
  await expect.element(page.getByRole('status').filter({ hasText: '1 match' })).toBeInTheDocument()
  await box.fill('zzz')
  await expect.element(page.getByText(/^Nothing matches these words/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toBeVisible()
  await box.fill('ÓRDER  mánagement')
  await expect.element(page.getByRole('status').filter({ hasText: '1 match' })).toBeInTheDocument()
})

test('an order is found by its number and comes first', async () => {
  const { box, current } = await palette()
  told.find.mockResolvedValue([{ id: 'o', label: 'Order TRU-042, Priya Nair', run: told.run }])
  await box.fill('tru-042')
  await expect.element(page.getByRole('option', { name: 'Order TRU-042, Priya Nair' })).toBeVisible()
  expect(current()).toBe('Order TRU-042, Priya Nair')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => told.run).toHaveBeenCalledOnce()
})

test('a search without an answer leaves what is on the screen', async () => {
  const { box } = await palette()
  told.find.mockRejectedValue(new Error('no line'))
  await box.fill('pay')
  await expect.poll(() => told.find.mock.calls).toContainEqual(['pay'])
  await expect.element(page.getByRole('option', { name: /^Payments/ })).toBeVisible()
})

test('Escape and the same keys close the palette, and it offers only what the person may see', async () => {
  await palette('staff')
  await expect.poll(() => page.getByRole('option').elements()).toHaveLength(2)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('dialog', { name: 'Commands' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('dialog', { name: 'Commands' }).getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
