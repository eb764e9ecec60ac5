import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ASHA, theOrderDesk, withTwoDals } from '../../../../testing/order-desk.tsx'
import { aServer, LOST } from '../../../../testing/server.ts'
import { DAL } from '../../../../testing/shop.ts'
import { BUTTER_CHICKEN } from '../../../../testing/shop-options.ts'

const server = aServer()
const { desk } = theOrderDesk(server)

const DALS = {
  id: DAL.id,
  name: DAL.name,
  price: 12.5,
  basePrice: 12.5,
  quantity: 3,
  selectedSpiceLevel: 3,
  spiceLevelName: 'Hot',
  options: [],
  note: 'no cream',
  isGone: false,
  goneOptions: [],
}
const SAMOSAS = { ...DALS, id: 'samosa', name: 'Samosa', quantity: 4, isGone: true }
type Item = Omit<typeof DALS, 'goneOptions'> & { goneOptions: string[] }

/** Asha is found, and had this last time. */
async function found(items: Item[], menu?: (typeof DAL)[], features?: string[]) {
  const screen = await desk(menu, features)
  server.on('/findCustomerByPhone', {
    success: true,
    customer: { ...ASHA, lastOrderDate: '2026-11-03T22:00:00.000Z' },
  })
  const order = {
    id: 'o1',
    shortNumber: 'TRU-012',
    orderTime: '2026-11-03T22:00:00.000Z',
    orderType: 'delivery' as const,
    address: '5 Prince Street, Truro',
    instructions: 'Door code 4711',
  }
  server.on('/getLastOrderOfCustomer', { success: true, order: { ...order, items } })
  await screen.getByRole('textbox', { name: 'Phone' }).fill('902 555 0166')
  return screen
}

test('one press puts the last order into the cart as it was, at the prices of today', async () => {
  const screen = await found([{ ...DALS, price: 12, basePrice: 12 }])
  const last = screen.getByRole('region', { name: 'Last order, Nov 3, 2026' })
  await expect.element(last).toMatchTextContent('3 × Dal Makhani')
  await last.getByRole('button', { name: 'Repeat this order' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Cart (3)' })).toBeVisible()
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Hot' })).toMatchTextContent('no cream')
  await expect.element(last.getByRole('status')).toMatchTextContent('3 dishes of it are in the cart.')
  await expect.element(last).toMatchTextContent('Dal Makhani costs $12.50 now, it was $12.00.')
  await expect
    .poll(() => server.sent('/getLastOrderOfCustomer').map(({ input }) => input))
    .toEqual([{ phone: '9025550166', locationId: 'truro' }])
})

test('an order for delivery says what it lacks, and goes where the last one went at one press', async () => {
  const screen = await found([DALS], undefined, ['pickup', 'delivery'])
  await withTwoDals(screen)
  await screen.getByText('Delivery', { exact: true }).click()
  await expect.element(screen.getByText('Enter the delivery address.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Create Order' })).toBeDisabled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByRole('textbox', { name: 'Address' })).toHaveFocus()
  await screen.getByRole('button', { name: 'As last time: 5 Prince Street, Truro' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('5 Prince Street, Truro')
  await expect
    .element(screen.getByRole('textbox', { name: 'Delivery instructions (optional)' }))
    .toHaveValue('Door code 4711')
  await expect.element(screen.getByRole('button', { name: 'Create Order' })).toBeEnabled()
})

test('what cannot be had is named before and after', async () => {
  const screen = await found([DALS, SAMOSAS])
  await expect.element(screen.getByText('4 × Samosa cannot be had now')).toBeVisible()
  await screen.getByRole('button', { name: 'Repeat this order' }).click()
  await expect.element(screen.getByText('Samosa is sold out today.')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Cart (3)' })).toBeVisible()
})

test('where nothing of it is left there is nothing to press', async () => {
  const screen = await found([SAMOSAS])
  await expect.element(screen.getByRole('button', { name: 'Nothing of it can be had now' })).toBeDisabled()
})

test('a cart that holds something is touched only after a question', async () => {
  const screen = await found([DALS])
  await withTwoDals(screen)
  const repeat = screen.getByRole('button', { name: 'Repeat this order' })
  await repeat.click()
  const dialog = screen.getByRole('dialog', { name: 'The cart holds 2 dishes. Add the last order to it?' })
  await expect.element(dialog.getByRole('button', { name: 'Add to the cart' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('heading', { name: 'Cart (2)' })).toBeVisible()
  await repeat.click()
  await dialog.getByRole('button', { name: 'Add to the cart' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Cart (5)' })).toBeVisible()
})

test('the cart may be replaced by it', async () => {
  const screen = await found([DALS])
  await withTwoDals(screen)
  await screen.getByRole('button', { name: 'Repeat this order' }).click()
  await screen.getByRole('button', { name: 'Replace the cart' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Cart (3)' })).toBeVisible()
})

test('a dish that misses a choice is chosen in its dialog, which begins with what is left', async () => {
  const chicken = { ...DALS, id: BUTTER_CHICKEN.id, name: BUTTER_CHICKEN.name, price: 17.49, basePrice: 17.49 }
  const screen = await found([{ ...chicken, quantity: 2 }], [DAL, BUTTER_CHICKEN])
  await screen.getByRole('button', { name: 'Repeat this order' }).click()
  await expect.element(screen.getByText('Butter Chicken is not in the cart yet: Please choose Size.')).toBeVisible()
  await screen.getByRole('button', { name: 'Choose for Butter Chicken' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Butter Chicken' })
  await expect.element(dialog).toMatchTextContent('2 × Butter Chicken, Hot')
  await dialog.getByRole('radio', { name: /Full/ }).click({ force: true })
  await dialog.getByRole('button', { name: /Add to Order/ }).click()
  await expect.element(screen.getByRole('heading', { name: 'Cart (2)' })).toBeVisible()
})

test('an answer that does not come leaves the form as it is', async () => {
  const screen = await desk()
  server.on('/findCustomerByPhone', { success: true, customer: { ...ASHA, lastOrderDate: '2026-11-03T22:00:00.000Z' } })
  server.on('/getLastOrderOfCustomer', LOST)
  await screen.getByRole('textbox', { name: 'Phone' }).fill('902 555 0166')
  await expect.element(screen.getByText('Existing Customer Found')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao')
  await expect.element(screen.getByText(/^Last order,/)).not.toBeInTheDocument()
})
