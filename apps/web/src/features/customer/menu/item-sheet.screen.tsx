import { CART_DEFAULT_SPICE } from '@sizzle/domain/cart/spice.ts'
import { NOTE_HINT, NOTE_TOO_LONG } from '@sizzle/domain/menu/options-note.ts'
import { startChoices } from '@sizzle/domain/menu/options-now.ts'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { optionsNow } from '../../../kit/cart/option-menu.ts'
import type { NotNow } from '../../../kit/page-content.ts'
import { DAL } from '../../../testing/shop.ts'
import { aGroup, BUTTER_CHICKEN, OPTION_GROUPS } from '../../../testing/shop-options.ts'
import type { Picked } from '../../shared/dish-choice/picked.ts'
import { ItemSheet } from './item-sheet.tsx'

type Shown = {
  item?: typeof DAL
  optionGroups?: typeof OPTION_GROUPS
  notNow?: NotNow
  takesNotes?: boolean
  start?: Partial<Picked>
  isChange?: boolean
  inCart?: number
  refusal?: string
}

async function opened(shown: Shown = {}) {
  const {
    item = DAL,
    optionGroups = OPTION_GROUPS,
    notNow,
    takesNotes = true,
    start = {},
    isChange = false,
    inCart = 0,
    refusal = '',
  } = shown
  const onSave = vi.fn<(picked: Picked) => string | undefined>(() => refusal || undefined)
  const onClose = vi.fn()
  const now = optionsNow({ items: [item], optionGroups })
  const dish = now.menu.dishes.get(item.id)
  if (!dish) throw new Error('the dish is on the menu')
  const picked = { choices: startChoices(dish.groups, now), note: '', spice: CART_DEFAULT_SPICE, quantity: 1, ...start }
  const screen = await render(
    <ItemSheet
      item={item}
      dish={dish}
      now={now}
      notNow={notNow}
      takesNotes={takesNotes}
      phone="(902) 555-0139"
      start={picked}
      isChange={isChange}
      inCart={inCart}
      maxQuantity={3}
      onSave={onSave}
      onClose={onClose}
    />,
  )
  await expect.element(screen.getByRole('dialog', { name: item.name })).toBeVisible()
  return {
    screen,
    onSave,
    onClose,
    saved: () => onSave.mock.calls[0]?.[0],
    add: screen.getByRole('button', { name: /^Add to cart/ }),
    more: (what: string) => screen.getByRole('button', { name: `One ${what} more` }),
    less: (what: string) => screen.getByRole('button', { name: `One ${what} less` }),
  }
}

test('where the kitchen takes no notes nobody is asked for one', async () => {
  const { screen, add } = await opened({ takesNotes: false })
  await expect.element(add).toBeVisible()
  await expect.element(screen.getByLabelText(/^Note for this dish/)).not.toBeInTheDocument()
})

test('a hot dish starts mild and is added as it was chosen', async () => {
  const { screen, add, saved, onClose } = await opened()
  await expect.element(screen.getByRole('radio', { name: /^Mild/ })).toBeChecked()
  await screen.getByText('Bold heat for spice lovers').click()
  await expect.element(screen.getByRole('radio', { name: /^Hot/ })).toBeChecked()
  await add.click()
  expect(saved()).toMatchObject({ spice: { id: 'hot', level: 3 }, choices: [], note: '', quantity: 1 })
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

test('a dish without heat asks for none', async () => {
  const lassi = { ...DAL, id: 'lassi', name: 'Mango Lassi', spiceLevel: 'none' } as const
  const { screen, add, onSave } = await opened({ item: lassi })
  await expect.element(screen.getByRole('group', { name: 'How hot?' })).not.toBeInTheDocument()
  await add.click()
  await expect.poll(() => onSave).toHaveBeenCalledOnce()
})

test('the quantity ends at one and at the most that is allowed, and the price follows', async () => {
  const { add, more, less } = await opened()
  await expect.element(less(DAL.name)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(add).toHaveTextContent('Add to cart · $12.50')
  await more(DAL.name).click()
  await more(DAL.name).click()
  await expect.element(more(DAL.name)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(more(DAL.name)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(add).toHaveTextContent('Add to cart · $37.50')
  await less(DAL.name).click()
  await expect.element(more(DAL.name)).not.toHaveAttribute('aria-disabled')
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
  await expect.element(screen.getByText('Contains milk', { exact: true })).toBeVisible()
  await expect.element(add).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

test('a dish that is sold out because of a group says which', async () => {
  const { screen } = await opened({ item: { ...BUTTER_CHICKEN, isSoldOut: true, soldOutReason: 'Sold out: Bread' } })
  await expect.element(screen.getByRole('status')).toMatchTextContent(/^Sold out: Bread\./)
})

test('the button names the first group that is missing and leads there', async () => {
  const { screen, onSave } = await opened({ item: BUTTER_CHICKEN })
  const missing = screen.getByRole('button', { name: 'Please choose Size' })
  await missing.click()
  await expect.element(screen.getByRole('radio', { name: /^Full/ })).toHaveFocus()
  await expect
    .element(screen.getByRole('group', { name: 'Size' }).getByRole('status'))
    .toHaveTextContent('Please choose Size')
  expect(onSave).not.toHaveBeenCalled()
  await screen.getByText('Half').click()
  await expect.element(screen.getByRole('button', { name: 'Add to cart · $12.49' })).toBeVisible()
})

test('prices are those of the example, with the dearest chutneys free', async () => {
  const { screen, add, more, saved } = await opened({ item: BUTTER_CHICKEN })
  const chutneys = screen.getByRole('group', { name: 'Chutneys', exact: true })
  await expect.element(chutneys).toMatchTextContent(/Optional, up to 4 · 2 included, then from \$0\.75 each/)
  await screen.getByText('Full').click()
  await screen.getByText('Garlic Naan').click()
  // Until all that are free are chosen, the next one is; then only what is among them.
  await expect.poll(() => chutneys.getByText(/^, Included$/).elements().length).toBeGreaterThan(1)
  await more('Mint').click()
  await more('Mint').click()
  await expect.poll(() => chutneys.getByText(/^, Included$/).elements().length).toBe(1)
  await more('Mango').click()
  await expect.element(add).toHaveTextContent('Add to cart · $22.23')
  // What makes the price stands above it, also once it is scrolled away.
  await expect
    .element(screen.getByText('Full, Garlic Naan (Plain butter), Mint ×2, Mango', { exact: false }))
    .toBeVisible()
  await more(BUTTER_CHICKEN.name).click()
  await expect.element(add).toHaveTextContent('Add to cart · $44.46')
  await expect.element(screen.getByText('Contains milk, wheat', { exact: true })).toBeVisible()
  await add.click()
  expect(saved()?.choices).toEqual([
    { groupId: 'size', optionId: 'full', quantity: 1 },
    {
      groupId: 'bread',
      optionId: 'garlic-naan',
      quantity: 1,
      choices: [{ groupId: 'butter', optionId: 'plain', quantity: 1 }],
    },
    { groupId: 'chutneys', optionId: 'mint', quantity: 2 },
    { groupId: 'chutneys', optionId: 'mango', quantity: 1 },
  ])
})

test('of what is not taken there is one button, which keeps the focus when the last one goes back', async () => {
  const { screen, more, less } = await opened({ item: BUTTER_CHICKEN })
  await expect.element(less('Mint')).not.toBeInTheDocument()
  await more('Mint').click()
  await less('Mint').click()
  await expect.element(less('Mint')).not.toBeInTheDocument()
  await expect.element(more('Mint')).toHaveFocus()
  await expect.element(screen.getByRole('group', { name: 'Quantity of Mint' })).toMatchTextContent(/0/)
})

test('a full group takes no more and says so, until one is taken back', async () => {
  const { screen, more, less } = await opened({ item: BUTTER_CHICKEN })
  const said = screen.getByRole('group', { name: 'Chutneys', exact: true }).getByRole('status')
  for (const name of ['Mint', 'Mint', 'Mango', 'Mango']) await more(name).click()
  await expect.element(said).toHaveTextContent('Choose at most 4 for Chutneys')
  await expect.element(more('Tamarind')).toHaveAttribute('aria-disabled', 'true')
  await less('Mint').click()
  await expect.element(more('Tamarind')).not.toHaveAttribute('aria-disabled')
  await expect.element(said).toHaveTextContent('')
})

test('checks of a full group are disabled, and what is sold out stands there and cannot be chosen', async () => {
  const breads = OPTION_GROUPS.map((group) => (group.id === 'bread' ? { ...group, max: 2, maxDistinct: 1 } : group))
  const { screen } = await opened({ item: BUTTER_CHICKEN, optionGroups: breads })
  await expect.element(screen.getByRole('checkbox', { name: /^Puri\s?, Sold out$/ })).toBeDisabled()
  await screen.getByText('Roti').click()
  await expect.element(screen.getByRole('checkbox', { name: /^Garlic Naan/ })).toBeDisabled()
  await expect.element(screen.getByText('At most 1 different for Bread')).toBeVisible()
})

test('what an option asks stands below it and goes with it', async () => {
  const { screen } = await opened({ item: BUTTER_CHICKEN })
  const butter = screen.getByRole('group', { name: 'Butter' })
  await expect.element(butter).not.toBeInTheDocument()
  await screen.getByText('Garlic Naan').click()
  await expect.element(butter.getByRole('radio', { name: 'Plain butter' })).toBeChecked()
  await screen.getByText('Full').click()
  await butter.getByText('Ghee').click()
  await expect.element(screen.getByRole('button', { name: 'Add to cart · $21.98' })).toBeVisible()
  await screen.getByText('Garlic Naan').click()
  await expect.element(butter).not.toBeInTheDocument()
})

test('the keyboard alone chooses a size, two chutneys and adds', async () => {
  const { screen, add, more, saved } = await opened({ item: BUTTER_CHICKEN })
  await screen.getByRole('button', { name: 'Please choose Size' }).click()
  await userEvent.keyboard(' {ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: /^Half/ })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: /^Half/ })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('radio', { name: /^Mild/ })).toHaveFocus()
  for (const name of ['Garlic Naan', 'Roti']) {
    await userEvent.tab()
    await expect.element(screen.getByRole('checkbox', { name: new RegExp(`^${name}`) })).toHaveFocus()
  }
  await userEvent.tab()
  await expect.element(more('Mint')).toHaveFocus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(add).toHaveTextContent('Add to cart · $12.49')
  // At its end a button keeps the focus, and one more press does nothing.
  await expect.element(more('Mint')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab({ shift: true }) // one mint less, which the first press has opened
  await expect.element(screen.getByRole('button', { name: 'One Mint less' })).toHaveFocus()
  add.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(saved()?.choices).toMatchObject([{ optionId: 'half' }, { optionId: 'mint', quantity: 2 }])
})

test('a group of at most one that need not be chosen has a way back to none', async () => {
  const dish = { ...DAL, groups: [{ groupId: 'extra', position: 0, hidden: [], prices: {} }] }
  const extra = aGroup('extra', 'Extra', OPTION_GROUPS[1]?.options.slice(1, 2) ?? [])
  const { screen, add } = await opened({ item: dish, optionGroups: [extra] })
  await expect.element(screen.getByRole('radio', { name: 'None' })).toBeChecked()
  await screen.getByText('Roti').click()
  await expect.element(add).toHaveTextContent('Add to cart · $14.99')
  await screen.getByText('None').click()
  await expect.element(add).toHaveTextContent('Add to cart · $12.50')
})

test('a note is counted, and one that is too long is named and not added', async () => {
  const { screen, add, onSave, saved } = await opened()
  const note = screen.getByLabelText(/^Note for this dish/)
  await screen.getByRole('button', { name: 'Add a note' }).click()
  await expect.element(note).toHaveFocus()
  await expect.element(screen.getByText(NOTE_HINT)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'call us' })).toHaveAttribute('href', 'tel:+19025550139')
  await note.fill('x'.repeat(141))
  await expect.element(screen.getByText('141 of 140')).toBeVisible()
  await screen.getByRole('button', { name: NOTE_TOO_LONG }).click()
  await expect.element(note).toHaveFocus()
  expect(onSave).not.toHaveBeenCalled()
  await note.fill('no onions')
  await add.click()
  expect(saved()).toMatchObject({ note: 'no onions' })
})

test('a line of the cart is changed with what it had', async () => {
  const choices = [{ groupId: 'size', optionId: 'half', quantity: 1 }]
  const { screen, saved } = await opened({
    item: BUTTER_CHICKEN,
    start: { choices, quantity: 2, note: 'mild please' },
    isChange: true,
  })
  await expect.element(screen.getByRole('radio', { name: /^Half/ })).toBeChecked()
  await screen.getByRole('button', { name: 'Save changes · $24.98' }).click()
  expect(saved()).toMatchObject({ choices, quantity: 2, note: 'mild please' })
})

test('a dish that is off says when it is on, and goes into the cart for later where that can be ordered', async () => {
  const notNow = { text: 'Lunch only, 11:30 a.m. - 3 p.m.', until: '2026-11-21T15:30:00.000Z', isForLater: true }
  const { screen, onSave } = await opened({ notNow })
  await expect.element(screen.getByText('Lunch only, 11:30 a.m. - 3 p.m.')).toBeVisible()
  await screen.getByRole('button', { name: /^Order for later/ }).click()
  await expect.poll(() => onSave).toHaveBeenCalledOnce()
})

test('one that nobody can order says so and has nothing to press', async () => {
  const { screen } = await opened({ notNow: { text: 'Pickup only', until: null, isForLater: false } })
  await expect.element(screen.getByText('Pickup only.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /cart|later/ })).not.toBeInTheDocument()
})
