import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { DialogHead } from './dialog-head.tsx'

function Screen() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog label="Options" onClose={() => setOpen(false)}>
          <DialogHead title="Options" onClose={() => setOpen(false)} />
          <button type="button">Inside</button>
        </Dialog>
      )}
    </>
  )
}

async function opened() {
  const screen = await render(<Screen />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'Options' })
  await expect.element(dialog).toBeVisible()
  return { screen, opener, dialog }
}

test('Escape closes, and the focus goes back to what opened it', async () => {
  const { opener, dialog } = await opened()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('Escape closes the dialog on top, and not the one that it stands in', async () => {
  const closed = vi.fn()
  const screen = await render(
    <Dialog label="Outer" onClose={() => closed('outer')}>
      <Dialog label="Inner" onClose={() => closed('inner')}>
        <button type="button">Inside</button>
      </Dialog>
    </Dialog>,
  )
  await expect.element(screen.getByRole('button', { name: 'Inside' })).toBeVisible()
  screen
    .getByRole('dialog', { name: 'Inner' })
    .element()
    .dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(closed.mock.calls).toEqual([['inner']])
})

test('over a dialog that has closed meanwhile, the focus goes back to what opened that one', async () => {
  function Stack({ open }: { open: readonly string[] }) {
    return (
      <>
        <button type="button">Card</button>
        {open.map((label) => (
          <Dialog key={label} label={label} onClose={() => undefined}>
            <button type="button">In {label}</button>
          </Dialog>
        ))}
      </>
    )
  }
  const screen = await render(<Stack open={[]} />)
  const card = screen.getByRole('button', { name: 'Card' })
  card.element().focus()
  await screen.rerender(<Stack open={['Order']} />)
  await expect.element(screen.getByRole('button', { name: 'In Order' })).toHaveFocus()
  await screen.rerender(<Stack open={['Order', 'New order']} />)
  await expect.element(screen.getByRole('button', { name: 'In New order' })).toHaveFocus()
  await screen.rerender(<Stack open={['New order']} />)
  await screen.rerender(<Stack open={[]} />)
  await expect.element(card).toHaveFocus()
})

test('the button at the top closes, and so does a press beside the dialog', async () => {
  const { screen, opener, dialog } = await opened()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await opener.click()
  await screen.getByRole('button', { name: 'Inside' }).click()
  await expect.element(dialog).toBeVisible()
  await userEvent.click(dialog, { position: { x: 1, y: 1 } })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a double press opens or closes, and does nothing to what lies there by then', async () => {
  const screen = await render(<Screen />)
  const opener = screen.getByRole('button', { name: 'Open' })
  const dialog = screen.getByRole('dialog', { name: 'Options' })
  // The second press of the pair falls on the middle of the page, where the dialog is by now.
  await opener.click()
  const press = (detail: number, on: Element) => on.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  press(2, dialog.element())
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  press(2, opener.element())
  await expect.element(dialog).not.toBeInTheDocument()
  await opener.click()
  await expect.element(dialog).toBeVisible()
})

test('the page below cannot be reached by keyboard while a dialog is open', async () => {
  const { screen, opener } = await opened()
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Inside' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(opener).not.toHaveFocus()
})

test('a question is answered once, and says what went wrong', async () => {
  const [onConfirm, onClose] = [vi.fn(), vi.fn()]
  const question = (isBusy: boolean, problem?: string) => (
    <ConfirmDialog
      question="Sign out?"
      confirmLabel="Sign out"
      isBusy={isBusy}
      problem={problem}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
  const screen = await render(question(false))
  const confirm = screen.getByRole('button', { name: 'Sign out' })
  await confirm.click()
  await expect.poll(() => onConfirm).toHaveBeenCalledOnce()
  await screen.rerender(question(true))
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).toHaveBeenCalledOnce()
  await screen.rerender(question(false, 'Network error'))
  await expect.element(confirm).toHaveFocus()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Network error')
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})
