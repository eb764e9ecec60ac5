import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useFocusKept } from './keep-focus.ts'

function Tickets() {
  useFocusKept()
  const [tickets, setTickets] = useState(['TRU-001', 'TRU-002', 'TRU-003'])
  const [asking, setAsking] = useState<string>()
  const [isOff, setOff] = useState(false)
  const finish = (done: string | undefined) => setTickets((before) => before.filter((one) => one !== done))
  return (
    <section aria-label="Tickets">
      <ul aria-label="List">
        {tickets.map((ticket) => (
          <li key={ticket} aria-label={ticket}>
            <button type="button" onClick={() => finish(ticket)}>
              Done {ticket}
            </button>
            <button type="button" onClick={() => setAsking(ticket)}>
              Cancel {ticket}
            </button>
          </li>
        ))}
      </ul>
      <fieldset aria-label="Sending">
        <button type="button" disabled={isOff} onClick={() => setOff(true)}>
          Send
        </button>
      </fieldset>
      {asking && (
        <ConfirmDialog
          question="Cancel it?"
          confirmLabel="Yes"
          isBusy={false}
          onConfirm={() => {
            finish(asking)
            setAsking(undefined)
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  )
}

let screen: Awaited<ReturnType<typeof render>>
beforeEach(async () => {
  screen = await render(<Tickets />)
})

async function press(name: string) {
  screen.getByRole('button', { name }).element().focus()
  await userEvent.keyboard('{Enter}')
}

test('of a row that is done the next one has the focus, and a second press does nothing there', async () => {
  await press('Done TRU-001')
  await expect.element(screen.getByRole('listitem', { name: 'TRU-002' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('listitem', { name: 'TRU-002' })).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Done TRU-002' })).toHaveFocus()
})

test('after the last row the focus is with what is round the list', async () => {
  await press('Done TRU-003')
  await expect.element(screen.getByRole('region', { name: 'Tickets' })).toHaveFocus()
})

test('what is switched off by its own press leaves the focus with what it belongs to', async () => {
  await press('Send')
  await expect.element(screen.getByRole('group', { name: 'Sending' })).toHaveFocus()
})

test('a dialog whose opener goes with its answer leaves the focus with the next row', async () => {
  await press('Cancel TRU-001')
  await press('Yes')
  await expect.element(screen.getByRole('listitem', { name: 'TRU-002' })).toHaveFocus()
})

test('whoever has left by pressing beside everything is not called back', async () => {
  const done = screen.getByRole('button', { name: 'Done TRU-001' })
  done.element().focus()
  done.element().blur()
  done.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(screen.getByRole('listitem', { name: 'TRU-001' })).not.toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(document.activeElement).toBe(document.body)
})
