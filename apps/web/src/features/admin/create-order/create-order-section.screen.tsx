import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInOffice } from '../../../testing/office.tsx'
import { ASHA, MEDIUM, placedByStaff, theOrderDesk, withTwoDals } from '../../../testing/order-desk.tsx'
import { quote } from '../../../testing/quote.ts'
import { anOrder, aUser } from '../../../testing/samples-admin.ts'
import { LINK, SHOWN_LINK } from '../../../testing/samples-links.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { DAL } from '../../../testing/shop.ts'
import { CreateOrderSection } from './create-order-section.tsx'

const server = aServer()
const { section, desk } = theOrderDesk(server)

test('the menu shows what can be had, how many of all, and the rest on request', async () => {
  const screen = await desk()
  await expect.element(screen.getByText('1 of 2 available')).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: /Samosa/ })).not.toBeInTheDocument()
  await screen.getByRole('checkbox', { name: 'Show only available items' }).click()
  await screen.getByRole('button', { name: /Samosa/ }).click({ force: true })
  await expect.element(screen.toasts).toMatchTextContent('Cannot add unavailable items to order')
  await screen.getByRole('searchbox', { name: 'Search menu' }).fill('lentils in milk')
  await expect.element(screen.getByText('No dish matches this search.')).toBeVisible()
})

test('a menu that cannot be loaded says what to do', async () => {
  const screen = await section()
  server.on('/getLocationMenu', { success: false, code: 'location_not_found' })
  await expect.element(screen.getByText(/^Error loading menu: /)).toBeVisible()
  await expect.element(screen.getByText('Try refreshing the page')).toBeVisible()
})

test('the dialog of a dish closes on Escape and adds nothing', async () => {
  const screen = await desk()
  await screen.getByRole('button', { name: /^Dal Makhani/ }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByText('The cart is empty.')).toBeVisible()
})

test('keys alone: the phone number, a dish by its first letters, how many of it, and on to the cash', async () => {
  server.on('/findCustomerByPhone', { success: true, customer: ASHA })
  const screen = await desk()
  await userEvent.keyboard('p')
  await expect.element(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus()
  await userEvent.keyboard('9025550166{Enter}')
  await expect.element(screen.getByRole('searchbox', { name: 'Search menu' })).toHaveFocus()
  await userEvent.keyboard('mak{Enter}')
  await expect.element(screen.getByRole('radio', { name: /Medium/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}2{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'Cart (2)' })).toBeVisible()
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Hot' })).toBeVisible()
  await expect.element(screen.getByRole('searchbox', { name: 'Search menu' })).toHaveFocus()
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByRole('button', { name: /received$/ })).toHaveFocus()
})

test('a tile has the marks that guests see', async () => {
  const screen = await desk()
  const tile = screen.getByRole('button', { name: /^Dal Makhani/ })
  await expect.element(tile).toMatchTextContent(/Medium heat.*Vegetarian.*Gluten-free/)
  await expect.element(tile).not.toMatchTextContent(/Special|left/)
})

test('a special is named, and how many of a dish are left', async () => {
  const left = { kind: 'item', id: DAL.id, soldOut: null, unitsLeft: 4, held: 0, low: 3, isLow: false } as const
  const screen = await desk([{ ...DAL, isTodaysSpecial: true }], undefined, [left])
  await expect.element(screen.getByRole('button', { name: /^Dal Makhani/ })).toMatchTextContent(/4 left.*Special/)
})

test('Ctrl Enter leads to what is missing: first a dish, then the name', async () => {
  const screen = await desk()
  await userEvent.keyboard('p')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByRole('searchbox', { name: 'Search menu' })).toHaveFocus()
  await userEvent.keyboard('mak{Enter}')
  await expect.element(screen.getByRole('radio', { name: /Medium/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'Cart (1)' })).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

test('allergies of a customer who was found stand above the cart, and nothing where none are known (people 53)', async () => {
  server.on(
    '/findCustomerByPhone',
    { success: true, customer: { ...ASHA, allergies: 'Peanuts', note: 'Rings twice' } },
    { success: true, customer: ASHA },
  )
  const screen = await desk()
  const phone = screen.getByRole('textbox', { name: 'Phone' })
  await phone.fill('902 555 0166')
  const notes = screen.getByRole('note', { name: 'Notes' })
  await expect.element(notes).toMatchTextContent('Allergies: Peanuts')
  await expect.element(notes).toMatchTextContent('Rings twice')
  const cart = screen.getByRole('region', { name: /^Cart/ }).element()
  expect(notes.element().compareDocumentPosition(cart)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await phone.fill('902 555 0167')
  await expect.element(screen.getByText('Existing Customer Found')).toBeVisible()
  await expect.element(notes).not.toBeInTheDocument()
})

test('what a guest must not eat is red in the cart, and one press tells the kitchen (kitchen 31)', async () => {
  server.on('/findCustomerByPhone', { success: true, customer: { ...ASHA, allergies: 'Milk', note: '' } })
  const screen = await desk()
  await withTwoDals(screen)
  const line = screen.getByRole('listitem').filter({ hasText: 'Dal Makhani' }).last()
  await expect.element(line).not.toMatchTextContent(/Contains/)
  await screen.getByRole('textbox', { name: 'Phone' }).fill('902 555 0166')
  await expect.element(line).toMatchTextContent('Contains milk')
  await screen.getByRole('button', { name: 'Tell the kitchen' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Special Instructions' })).toHaveValue('Allergies: Milk')
  await expect.element(screen.getByRole('button', { name: 'In Special Instructions' })).toBeDisabled()
})

test('a customer is looked up at ten digits, and what is typed already stays', async () => {
  server.on('/findCustomerByPhone', { success: true, customer: ASHA })
  const screen = await desk()
  await screen.getByRole('textbox', { name: 'Name' }).fill('Asha R.')
  const phone = screen.getByRole('textbox', { name: 'Phone' })
  await phone.fill('902555')
  await expect.element(screen.getByText('Enter complete 10-digit phone number to search')).not.toBeInTheDocument()
  await phone.fill('902 555 016')
  await expect.element(screen.getByText('Enter complete 10-digit phone number to search')).toBeVisible()
  expect(server.sent('/findCustomerByPhone')).toHaveLength(0)
  await phone.fill('902 555 0166')
  await expect.element(screen.getByText('Existing Customer Found')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Email (optional)' })).toHaveValue('asha@example.ca')
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha R.')
})

test('a look-up that fails finds nobody', async () => {
  server.on('/findCustomerByPhone', LOST)
  const screen = await desk()
  await screen.getByRole('textbox', { name: 'Phone' }).fill('9025550199')
  await expect.element(screen.getByText('Complete number - no existing customer found')).toBeVisible()
})

test('cash is asked for with its lines; the order is placed once it was received, and the form is empty again', async () => {
  server.on('/createAdminOrderCash', placedByStaff())
  const screen = await desk()
  await withTwoDals(screen)
  await expect.element(screen.getByRole('button', { name: 'Create Order' })).toBeDisabled()
  await screen.getByRole('textbox', { name: 'Name' }).fill('Walk-in')
  await screen.getByText('10%').click()
  await screen.getByRole('button', { name: 'Create Order' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Confirm cash payment of $31.35 has been received?' })
  await expect.element(dialog).toMatchTextContent('Subtotal$25.00Tip$2.85Tax$3.50Total$31.35')
  await dialog.getByRole('textbox', { name: 'Cash given' }).fill('31')
  await expect.element(dialog.getByRole('status')).toMatchTextContent('Not enough$0.35')
  await dialog.getByRole('button', { name: '$40.00' }).click()
  await expect.element(dialog.getByRole('status')).toMatchTextContent('Change$8.65')
  await dialog.getByRole('button', { name: /received$/ }).click()
  await expect.element(screen.toasts).toMatchTextContent('Order TRU-001 was created')
  await expect
    .poll(() => server.sent('/createAdminOrderCash')[0]?.input)
    .toMatchObject({
      customerInfo: { name: 'Walk-in' },
      cashConfirmed: true,
      finalTotal: 31.35,
      tipAmount: 2.85,
      orderType: 'pickup',
      items: [{ id: DAL.id, quantity: 2, selectedSpiceLevel: 2 }],
    })
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  await expect.element(screen.getByText('The cart is empty.')).toBeVisible()
})

test('what is wrong is said at its field before anything is sent', async () => {
  const screen = await desk()
  await withTwoDals(screen)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Walk-in')
  await screen.getByRole('textbox', { name: 'Email (optional)' }).fill('nobody at home')
  await screen.getByRole('button', { name: 'Create Order' }).click()
  await expect.element(screen.getByText('Please enter a valid email address')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Email (optional)' })).toHaveFocus()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByText('Dine-in', { exact: true }).click()
  await screen.getByRole('spinbutton', { name: 'Table number (optional)' }).fill('0')
  await screen.getByRole('spinbutton', { name: 'Party size' }).fill('0')
  await screen.getByText('Custom', { exact: true }).click()
  await screen.getByRole('textbox', { name: 'Tip in dollars' }).fill('-5')
  await screen.getByRole('button', { name: 'Create Order' }).click()
  await expect.element(screen.getByText('Please enter a table number of at least 1')).toBeVisible()
  await expect.element(screen.getByText('Please specify a valid party size (1-20 people)')).toBeVisible()
  await expect.element(screen.getByText('Tip must be an amount of 0 or more')).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('a refused order says what failed and why, and everything stays as it was', async () => {
  server.on('/createAdminOrderOnline', { success: false, code: 'order_type_unavailable', orderType: 'pickup' })
  const screen = await desk()
  await withTwoDals(screen)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Walk-in')
  await screen.getByText('Card', { exact: true }).click()
  await screen.getByRole('button', { name: /^Paid at the terminal/ }).click()
  await expect.element(screen.getByRole('alert').last()).toMatchTextContent('Failed to create online order:')
  await expect.element(screen.getByRole('heading', { name: 'Cart (2)' })).toBeVisible()
})

test('a dish that runs out, or costs more, is said and taken up before the order goes', async () => {
  const screen = await desk()
  server.on('/validatePricing', quote({ cartKey: MEDIUM, price: 13.5 }))
  await screen.getByRole('textbox', { name: 'Name' }).fill('Walk-in')
  await withTwoDals(screen)
  await expect.element(screen.getByText('Dal Makhani costs $13.50 now, not $12.50.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Create Order' })).toBeDisabled()
  await screen.getByRole('button', { name: 'Use the new price' }).click()
  await screen.getByRole('button', { name: 'Create Order' }).click()
  await expect.element(screen.getByRole('dialog')).toMatchTextContent('Subtotal$27.00')
  await userEvent.keyboard('{Escape}')
  server.on('/validatePricing', quote({ cartKey: MEDIUM, price: null, isAvailable: false }))
  await screen.getByRole('button', { name: 'One Dal Makhani more' }).click()
  await expect.element(screen.getByText('Dal Makhani is sold out.')).toBeVisible()
  await screen.getByRole('button', { name: 'Take it out of the cart' }).click()
  await expect.element(screen.getByText('The cart is empty.')).toBeVisible()
})

test('an order for later names its time, and a time that is full is taken with a tick', async () => {
  const full = { success: false, code: 'slot_unavailable', nearest: [] } as const
  server.on('/createAdminOrderCash', full, placedByStaff())
  const screen = await desk()
  await withTwoDals(screen)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Walk-in')
  await screen.getByRole('radio', { name: 'Choose a time' }).click()
  await expect.element(screen.getByText('Please choose a time for your order.')).toBeVisible()
  await screen.getByLabelText('Time', { exact: true }).selectOptions('7 p.m.')
  await screen.getByRole('button', { name: 'Create Order' }).click()
  await screen.getByRole('button', { name: 'Collect later' }).click()
  await screen.getByRole('checkbox', { name: 'Take it although the kitchen is full' }).click()
  await screen.getByRole('button', { name: 'Create Order' }).click()
  await screen.getByRole('button', { name: 'Collect later' }).click()
  await expect.element(screen.toasts).toMatchTextContent('Order TRU-001 was created')
  const [first, second] = server.sent('/createAdminOrderCash').map(({ input }) => input)
  expect(first).toMatchObject({ scheduledFor: { date: '2026-11-20', time: '19:00' }, cashConfirmed: false })
  expect(first).not.toHaveProperty('overbook')
  expect(second).toMatchObject({ scheduledFor: { date: '2026-11-20', time: '19:00' }, overbook: true })
})

test('a double press and an answer that is lost are one order', async () => {
  server.on('/createAdminOrderCash', LOST, placedByStaff())
  const screen = await desk()
  await withTwoDals(screen)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Walk-in')
  await screen.getByRole('button', { name: 'Create Order' }).click()
  await screen.getByRole('button', { name: /received$/ }).dblClick()
  await expect.element(screen.getByRole('dialog').getByRole('alert')).toMatchTextContent('Failed to create cash order')
  await screen.getByRole('button', { name: /received$/ }).click()
  await expect.element(screen.toasts).toMatchTextContent('Order TRU-001 was created')
  await expect.poll(() => new Set(server.sent('/createAdminOrderCash').map(({ key }) => key)).size).toBe(1)
})

test('a link that was withdrawn leads back to the order as it was entered', async () => {
  const link = { sessionId: LINK.sessionId, paymentUrl: '', paymentLink: LINK.paymentLink, qrCodeData: '', sms: null }
  const { pricing } = quote()
  server.on('/createAdminPaymentLink', { success: true, ...link, pricing, expiresAt: LINK.expiresAt })
  server.on('/getPaymentLink', { ...SHOWN_LINK, standing: 'withdrawn' })
  const screen = await desk()
  await withTwoDals(screen)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Walk-in')
  await screen.getByText('Card', { exact: true }).click()
  await screen.getByRole('button', { name: 'Create payment link · $28.50' }).click()
  await expect.element(screen.getByText('This payment link was withdrawn')).toBeVisible()
  await screen.getByRole('button', { name: /^Dal Makhani/ }).click()
  await expect.element(screen.toasts).toMatchTextContent('A payment link is open for this order.')
  await screen.getByRole('button', { name: 'Back to this order' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Cart (2)' })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Walk-in')
})

test('a cart that became an order elsewhere is not sent again', async () => {
  const order = { id: anOrder().id, shortNumber: 'TRU-007' }
  server.on('/createAdminOrderOnline', { success: false, code: 'cart_already_ordered', shortNumber: 'TRU-007', order })
  const screen = await desk()
  await withTwoDals(screen)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Walk-in')
  await screen.getByText('Card', { exact: true }).click()
  await screen.getByRole('button', { name: /^Paid at the terminal/ }).click()
  await screen.getByRole('button', { name: 'Begin another order' }).click()
  await expect.element(screen.getByText('The cart is empty.')).toBeVisible()
})

test('what was entered is there after a reload, for the same person only', async () => {
  const screen = await desk()
  await withTwoDals(screen)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Walk-in')
  await screen.unmount()
  const again = await desk()
  await expect.element(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Walk-in')
  await expect.element(again.getByRole('heading', { name: 'Cart (2)' })).toBeVisible()
  await again.unmount()
  const other = await renderInOffice(
    <CreateOrderSection user={server.signedIn({ ...aUser('staff'), id: 'somebody-else' })} />,
    '#create-order',
  )
  await expect.element(other.getByText('The cart is empty.')).toBeVisible()
})
