import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DAL } from '../../../testing/shop.ts'
import { ItemSheet } from './item-sheet.tsx'

async function opened({ item = DAL, inCart = 0, maxQuantity = 3, refusal = '' } = {}) {
  const onAdd = vi.fn(() => refusal || undefined)
  const onClose = vi.fn()
  const screen = await render(
    <ItemSheet item={item} inCart={inCart} maxQuantity={maxQuantity} onAdd={onAdd} onClose={onClose} />,
  )
  await expect.element(screen.getByRole('dialog', { name: item.name })).toBeVisible()
  return {
    screen,
    onAdd,
    onClose,
    add: screen.getByRole('button', { name: /^Add to cart/ }),
    more: screen.getByRole('button', { name: `One ${item.name} more` }),
    less: screen.getByRole('button', { name: `One ${item.name} less` }),
  }
}

test('a hot dish starts mild and is added as it was chosen', async () => {
  const { screen, add, onAdd, onClose } = await opened()
  await expect.element(screen.getByRole('radio', { name: /^Mild/ })).toBeChecked()
  await screen.getByText('Bold heat for spice lovers').click()
  await expect.element(screen.getByRole('radio', { name: /^Hot/ })).toBeChecked()
  await add.click()
  expect(onAdd.mock.calls).toEqual([[DAL, expect.objectContaining({ id: 'hot', level: 3 }), 1]])
  expect(onClose).toHaveBeenCalledOnce()
})

test('a dish without heat asks for none', async () => {
  const lassi = { ...DAL, id: 'lassi', name: 'Mango Lassi', spiceLevel: 'none' } as const
  const { screen, add, onAdd } = await opened({ item: lassi })
  await expect.element(screen.getByRole('group', { name: 'How hot?' })).not.toBeInTheDocument()
  await add.click()
  expect(onAdd.mock.calls).toEqual([[lassi, undefined, 1]])
})

test('the quantity ends at one and at the most that is allowed, and the price follows', async () => {
  const { add, more, less } = await opened()
  await expect.element(less).toBeDisabled()
  await expect.element(add).toHaveTextContent('Add to cart · $12.50')
  await more.click()
  await more.click()
  await expect.element(more).toBeDisabled()
  await expect.element(add).toHaveTextContent('Add to cart · $37.50')
  await less.click()
  await expect.element(more).toBeEnabled()
})

test('what the cart refuses is said in the sheet, which stays', async () => {
  const { screen, add, onClose } = await opened({ inCart: 2, refusal: 'You can order 3 at most.' })
  await expect.element(screen.getByText('You have 2 of it in your cart already.')).toBeVisible()
  await add.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('You can order 3 at most.')
  expect(onClose).not.toHaveBeenCalled()
})

test('a dish that is sold out can be read about and not be ordered', async () => {
  const { screen, add, onClose } = await opened({ item: { ...DAL, isAvailable: false } })
  await expect.element(screen.getByRole('status')).toMatchTextContent(/^Sold out today/)
  await expect.element(screen.getByText('Contains milk · About 20 minutes')).toBeVisible()
  await expect.element(add).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
