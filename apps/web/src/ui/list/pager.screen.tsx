import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Pager } from './pager.tsx'

function Pages() {
  const [page, setPage] = useState(1)
  return <Pager page={page} count={2} onPage={setPage} />
}

test('whoever goes to the last page by keyboard keeps the focus, and goes no further', async () => {
  const screen = await render(<Pages />)
  const next = screen.getByRole('button', { name: 'Next' })
  next.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect.element(next).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})
