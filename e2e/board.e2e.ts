import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { problemsByAxe } from './axe.ts'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import {
  card,
  cardIn,
  column,
  type Kitchen,
  openBoard,
  openDetails,
  openKitchen,
  pressMore,
  pressTool,
  putPopupAway,
} from './kitchen.ts'
import { STAFF } from './people.ts'
import { useProgram } from './program.ts'
import { expectReasonCounted } from './reason.ts'

const url = useProgram()
let browser: TestBrowser
let kitchen: Kitchen
const REFUSED = [/409 \(Conflict\)/]
const OFFLINE = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/]

beforeAll(async () => {
  browser = await openBrowser()
  kitchen = await openKitchen(url())
})
afterEach(() => kitchen.clear())
afterAll(() => browser.close())

describe('two people on one order', () => {
  test('pressing the same button: one wins, the other reads who was first', async () => {
    const order = await kitchen.place()
    const owner = await browser.page({ width: 1440, height: 900 })
    const staff = await browser.page({ width: 820, expected: OFFLINE })
    await openBoard(owner, url())
    await staff.route('**/api/live', (route) => route.abort())
    await openBoardWithoutStream(staff)
    await card(owner, order)
      .getByRole('button', { name: /^Start Preparing/ })
      .click()
    await cardIn(owner, 'Under Preparation', order).waitFor()
    await card(staff, order)
      .getByRole('button', { name: /^Start Preparing/ })
      .click()
    await staff.getByText(new RegExp(`${order.number}: Owner was first, at`)).waitFor()
    await expect.poll(() => kitchen.statusOf(order.orderId)).toBe('preparing')
  })

  test('a move that is not possible any more goes back on the screen, with who did what', async () => {
    const order = await kitchen.place()
    const staff = await browser.page({ width: 820, expected: [...REFUSED, /Failed to load/] })
    await staff.route('**/api/live', (route) => route.abort())
    await openBoardWithoutStream(staff)
    await kitchen.move(order.orderId, 'preparing')
    await kitchen.move(order.orderId, 'ready')
    await card(staff, order)
      .getByRole('button', { name: /^Start Preparing/ })
      .click()
    await staff.getByText(new RegExp(`${order.number}: This order cannot move`)).waitFor()
    await cardIn(staff, 'Ready', order).waitFor()
  })

  async function openBoardWithoutStream(page: Parameters<typeof openBoard>[0]) {
    const { signIn } = await import('./people.ts')
    await signIn(page, url(), STAFF)
    await page.goto(`${url()}/admin/dashboard?location=truro#orders`)
    await page.getByText('Reconnecting').waitFor()
    await column(page, 'Pending Orders').waitFor()
  }
})

describe('without a network', () => {
  test('moves wait, in order and visibly, and what was missed is there when it is back', async () => {
    const page = await browser.page({ width: 1440, height: 900, expected: OFFLINE })
    const order = await kitchen.place()
    await openBoard(page, url())
    await page.context().setOffline(true)
    await page.getByText('Offline', { exact: true }).waitFor()
    await card(page, order)
      .getByRole('button', { name: /^Start Preparing/ })
      .click()
    await cardIn(page, 'Under Preparation', order).waitFor()
    await card(page, order)
      .getByRole('button', { name: /^Mark as Ready/ })
      .click()
    await page.getByText('Offline, 2 queued').waitFor()
    await card(page, order).getByText('Waiting to be sent').waitFor()
    await expect.poll(() => kitchen.statusOf(order.orderId)).toBe('pending')
    const missed = [await kitchen.place({ name: 'Missed One' }), await kitchen.place({ name: 'Missed Two' })]
    await page.getByText(/no connection since/).waitFor()

    await page.context().setOffline(false)
    await page.getByText('Live', { exact: true }).waitFor()
    for (const one of missed) await putPopupAwayIfThere(one.number)
    await expect.poll(() => kitchen.statusOf(order.orderId)).toBe('ready')
    await card(page, order).getByText('Waiting to be sent').waitFor({ state: 'hidden' })
    for (const one of missed) await card(page, one).waitFor()

    async function putPopupAwayIfThere(number: string) {
      const popup = page.getByRole('dialog', { name: /^New order/ })
      await popup.waitFor()
      await popup.getByRole('button', { name: /Accept Order/ }).click()
      expect(number).toMatch(/^TRU-/)
    }
  })

  test('what nobody could receive survives a reload; what was overtaken asks for a person (offline 8)', async () => {
    const page = await browser.page({ width: 1440, height: 900, expected: [...OFFLINE, ...REFUSED] })
    const order = await kitchen.place()
    await openBoard(page, url())
    await page.route('**/api/updateOrderStatus', (route) => route.abort())
    await card(page, order)
      .getByRole('button', { name: /^Start Preparing/ })
      .click()
    await page.getByText('Live, 1 queued').waitFor()
    await page.reload()
    await page.getByText(/, 1 queued/).waitFor()
    await card(page, order).getByText('Waiting to be sent').waitFor()

    await kitchen.cancel(order.orderId)
    await page.unroute('**/api/updateOrderStatus')
    await page.getByRole('button', { name: '1 needs attention' }).click()
    const queue = page.getByRole('dialog', { name: 'Queued changes' })
    await queue.getByText(/Owner was first/).waitFor()
    await queue.getByRole('button', { name: 'Discard' }).click()
    await queue.getByText('Needs attention').waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /needs attention/ }).waitFor({ state: 'hidden' })
    await expect.poll(() => kitchen.statusOf(order.orderId)).toBe('cancelled')
  })
})

describe('with the keyboard alone', () => {
  test('an order is picked, moved, opened, searched and found again', async () => {
    const order = await kitchen.place({ name: 'Keys Only', specialInstructions: 'No nuts' })
    const page = await browser.page({ width: 1440, height: 900 })
    await openBoard(page, url())
    await page.keyboard.press('/')
    await page.keyboard.type('keys only')
    await expect.poll(() => column(page, 'Pending Orders').getByRole('article').count()).toBe(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('1')
    await expect
      .poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")'))
      .toBe(`Order ${order.number}`)
    await page.evaluate(`window.drawn = 0; new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.querySelector?.('[id^=card-]')) window.drawn += 1
    }).observe(document.querySelector('main'), { childList: true, subtree: true })`)
    await page.keyboard.press('Enter')
    await cardIn(page, 'Under Preparation', order).waitFor()
    await expect
      .poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")'))
      .toBe(`Order ${order.number}`)
    await page.keyboard.press('o')
    const drawer = page.getByRole('dialog', { name: `Order ${order.number}` })
    await drawer.getByText('Preparing', { exact: true }).first().waitFor()
    await drawer.getByRole('region', { name: 'Timeline' }).getByText(/Owner/).first().waitFor()
    await expect.poll(() => page.evaluate('window.drawn'), { message: 'how often the card was drawn anew' }).toBe(1)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('All-day counts').waitFor()
    await page.keyboard.press('Escape')

    await page.keyboard.press('Control+k')
    await page.keyboard.type(order.number)
    await page.getByRole('option', { name: new RegExp(order.number) }).waitFor()
    await page.keyboard.press('Enter')
    await drawer.waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
  })
})

describe('at the counter', () => {
  test('cash is collected, a cancelled order says that it has to go back, and several are moved at once', async () => {
    const [paid, one, two] = [await kitchen.place(), await kitchen.place(), await kitchen.place()]
    const page = await browser.page({ width: 1440, height: 900 })
    await openBoard(page, url())
    await pressMore(page, paid, /^Collect Cash Payment/)
    await page.getByText(/^Confirm cash payment of \$[\d.]+ has been received\?$/).waitFor()
    await page.getByRole('button', { name: /received$/ }).click()
    await card(page, paid).getByText('Paid', { exact: true }).waitFor()

    await pressMore(page, paid, /^Cancel/)
    const dialog = page.getByRole('dialog', { name: `Cancel order ${paid.number}` })
    const confirm = dialog.getByRole('button', { name: 'Cancel order', exact: true })
    await dialog.getByText(/^Paid in cash: please refund \$[\d.]+ by hand\.$/).waitFor()
    await expect.poll(() => confirm.isDisabled()).toBe(true)
    await expectReasonCounted(dialog, 'Reason for cancellation', confirm)
    await dialog.getByLabel('Reason for cancellation').fill('Out of paneer')
    await confirm.click()
    await page.getByText(/Please handle the cash refund of \$[\d.]+ manually/).waitFor()
    await column(page, 'Completed')
      .getByRole('button', { name: /^Cancelled/ })
      .first()
      .click()
    await column(page, 'Completed')
      .getByText(/^\$[\d.]+ has to go back by hand$/)
      .waitFor()

    await pressTool(page, 'Choose several')
    for (const order of [one, two]) await card(page, order).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Start Preparing (2)' }).click()
    await page.getByText('2 of 2 orders moved').waitFor()
    for (const order of [one, two]) await cardIn(page, 'Under Preparation', order).waitFor()
  })

  test('a kitchen ticket is 80 mm wide and has no price; printed again it is a copy (kitchen 26)', async () => {
    const order = await kitchen.place({ specialInstructions: 'No nuts' })
    const page = await browser.page({ width: 1440, height: 900 })
    await page.addInitScript(`window.printed = []; window.print = () => window.printed.push(
      document.querySelector('.print-sheet').innerText || document.querySelector('.print-sheet').textContent)`)
    await openBoard(page, url())
    for (let round = 0; round < 2; round += 1) {
      await card(page, order).focus()
      await page.keyboard.press('p')
      await expect.poll(() => page.evaluate('window.printed.length')).toBe(round + 1)
    }
    const [first, second] = (await page.evaluate('window.printed')) as [string, string]
    expect(first).toContain(order.number)
    expect(first).toContain('No nuts')
    expect(first).not.toMatch(/\$|COPY/)
    expect(second).toContain('COPY')
  })

  test('staff see why they cannot cancel, and only the sections of their role (people 28)', async () => {
    const order = await kitchen.place()
    const page = await browser.page({ width: 1440, height: 900 })
    await openBoard(page, url(), STAFF)
    await openDetails(page, order)
    const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel order' })
    await expect.poll(() => cancel.isDisabled()).toBe(true)
    await page.getByText('Only managers can cancel an order.').waitFor()
    await page.keyboard.press('Escape')
    const sections = await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').allTextContents()
    expect(sections).toContain('Order Management')
    expect(sections).not.toContain('Messages')
    await page.goto(`${url()}/admin/dashboard#messages`)
    await page.getByRole('heading', { name: 'Order Management' }).waitFor()
  })
})

describe.each([
  [390, 'day'],
  [820, 'night'],
  [1440, 'day'],
])('at %i px by %s', (width, theme) => {
  test('axe finds nothing on the board, its drawer and its dialogs', async () => {
    const order = await kitchen.place({ specialInstructions: 'PEANUT ALLERGY', quantity: 6 })
    const page = await browser.page({ width, height: 900 })
    await page.addInitScript(`localStorage.setItem('back-office-theme', '${theme}')`)
    await openBoard(page, url())
    await card(page, order).waitFor()
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await keepPicture(page, `board-${width}-${theme}`)
    // What is pending is reminded of after 20 seconds, with a popup over whatever is looked at then.
    await kitchen.move(order.orderId, 'preparing')
    if (width < 768) await page.getByRole('button', { name: /^\d+ ?Preparing/, pressed: false }).click()
    await cardIn(page, 'Under Preparation', order).waitFor()
    await openDetails(page, order)
    await page.getByRole('dialog').getByText('Timeline').waitFor()
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.keyboard.press('a')
    await page.getByRole(width < 1280 ? 'dialog' : 'complementary', { name: 'All-day counts' }).waitFor()
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await page.keyboard.press('Escape')
    const next = await kitchen.place()
    await page.getByRole('dialog', { name: `New order ${next.number}` }).waitFor()
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await keepPicture(page, `popup-${width}-${theme}`)
    await putPopupAway(page, next)
  })
})
