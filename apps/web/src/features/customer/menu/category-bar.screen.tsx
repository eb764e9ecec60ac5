import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CategoryBar } from './category-bar.tsx'

const ALL = [
  { id: 'appetizers', name: 'Appetizers' },
  { id: 'veg-curries', name: 'Veg Curries' },
  { id: 'drinks', name: 'Drinks' },
]

test('every category leads to its dishes', async () => {
  const screen = await render(<CategoryBar all={ALL} sections={ALL} isSingle={false} />)
  for (const { id, name } of ALL)
    await expect.element(screen.getByRole('link', { name, exact: true })).toHaveAttribute('href', `#${id}`)
})

test('categories that the filters leave nothing of keep their places and lead nowhere', async () => {
  const screen = await render(<CategoryBar all={ALL} sections={ALL.slice(1, 2)} isSingle />)
  const words = () => [...screen.container.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(words()).toEqual(ALL.map(({ name }) => name))
  // A narrow window hides the list of a single one.
  const links = () => [...screen.container.querySelectorAll('a')].map(({ textContent }) => textContent)
  expect(links()).toEqual(['Veg Curries'])
  expect(screen.container.querySelectorAll('li:not([aria-hidden])')).toHaveLength(1)
})
