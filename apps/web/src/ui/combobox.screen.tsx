import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Combobox, type ComboboxOption } from './combobox.tsx'

const QUAYS = ['Amherst', 'Bedford', 'Canso'].map((name) => ({
  id: name.toLowerCase(),
  name,
  detail: `1 ${name} Road`,
}))
const among = async (text: string) => QUAYS.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))

type ScreenProps = { search: (text: string) => Promise<readonly ComboboxOption[]>; onEscape: () => void }

function Screen({ search, onEscape }: ScreenProps) {
  const [chosen, setChosen] = useState('')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog, which Escape closes.
    <div onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
      <Combobox label="Kitchen" chosen={chosen} search={search} onChoose={({ name }) => setChosen(name)} />
      <button type="button">After</button>
    </div>
  )
}

async function shown(search: ScreenProps['search'] = among) {
  const onEscape = vi.fn()
  const screen = await render(<Screen search={search} onEscape={onEscape} />)
  const box = screen.getByRole('combobox', { name: 'Kitchen' })
  return {
    screen,
    box,
    onEscape,
    option: (name: string) => screen.getByRole('option', { name: `${name} 1 ${name} Road` }),
  }
}

test('the keyboard opens it, walks round the list and chooses', async () => {
  const { screen, box, option } = await shown()
  await userEvent.tab()
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
  await expect.element(option('Amherst')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(option('Canso')).toHaveAttribute('aria-selected', 'true')
  await expect.element(box).toHaveAttribute('aria-activedescendant', option('Canso').element().id)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(box).toHaveValue('Bedford')
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument()
})

test('in a form it is a field like the others: what may be typed does not look chosen', async () => {
  const { box } = await shown()
  await expect.element(box).toHaveClass('min-h-12')
  await expect.element(box).not.toHaveClass('font-semibold')
})

test('what is typed narrows the list, and the number of matches is said', async () => {
  const { screen, box, option } = await shown()
  await box.fill('d')
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 match')
  await option('Bedford').click()
  await expect.element(box).toHaveValue('Bedford')
  await box.fill('xyz')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Nothing matches.')
  await expect.element(screen.getByText('Nothing matches.')).toBeVisible()
})

test('Escape closes the list only, and leaving it keeps what was chosen', async () => {
  const { box, onEscape } = await shown()
  await box.fill('bed')
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  expect(onEscape).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onEscape).toHaveBeenCalledOnce()
  await box.fill('can')
  await userEvent.tab()
  await expect.element(box).toHaveValue('')
})

test('an answer that comes late is not taken for the last question', async () => {
  const first = Promise.withResolvers<readonly ComboboxOption[]>()
  const { box, option } = await shown((text) => (text === '' ? first.promise : among(text)))
  await box.click()
  await box.fill('canso')
  await expect.element(option('Canso')).toBeVisible()
  first.resolve(QUAYS)
  await expect.element(option('Amherst')).not.toBeInTheDocument()
})

test('a search that fails is said', async () => {
  const { screen, box } = await shown(() => Promise.reject(new Error('no answer')))
  await box.click()
  await expect.element(screen.getByText('The search does not answer right now.')).toBeVisible()
})
