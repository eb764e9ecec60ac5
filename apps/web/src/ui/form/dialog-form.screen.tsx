import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useWish } from '../../kit/server/wish.ts'
import { TextArea } from '../text-area.tsx'
import { DialogForm } from './dialog-form.tsx'

// A dialog that sends a wish, in a real browser. The server is the outside: what is sent is written down and answered here.
type Sent = { key: string | null; body: unknown }
let sent: Sent[] = []
let answers: (() => Promise<Response>)[] = []

beforeEach(() => {
  ;[sent, answers] = [[], []]
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    if (init?.method === 'GET') return SESSION()
    const headers = new Headers(init?.headers)
    sent.push({ key: headers.get('idempotency-key'), body: JSON.parse(String(init?.body)) })
    return answers.shift()?.() ?? Promise.reject(new TypeError('no answer'))
  })
})

const answer = (status: number, body: object) => async () => Response.json(body, { status })
const SESSION = answer(200, { success: true, user: null, apiKey: 'key' })
const refusal = (status: number, userMessage: string) =>
  answer(status, { success: false, error: '', code: 'any', userMessage, requestId: '', timestamp: '' })
const done = answer(200, { success: true, message: 'Cancelled' })

function Screen() {
  const [reason, setReason] = useState('')
  const [said, setSaid] = useState<string>()
  const cancel = useWish('/cancelOrder', { onDone: ({ message }) => setSaid(message) })
  if (said !== undefined) return <p role="status">{said}</p>
  return (
    <DialogForm
      title="Cancel order TRU-001"
      keep="Keep the order"
      act="Cancel Order"
      acting="Cancelling…"
      kind="danger"
      wish={cancel}
      isReady={reason.trim() !== ''}
      onSubmit={() => cancel.send({ orderId: 'TRU-001', cancelReason: reason, expectedVersion: 1 })}
      onClose={() => setSaid('Kept')}
    >
      <TextArea label="Reason" value={reason} onChange={({ target: { value } }) => setReason(value)} />
    </DialogForm>
  )
}

async function opened() {
  const screen = await render(<Screen />)
  return { screen, act: screen.getByRole('button', { name: 'Cancel Order', exact: true }) }
}

test('nothing can be sent before the form is ready, by button or by Enter', async () => {
  const { screen, act } = await opened()
  await expect.element(screen.getByRole('dialog', { name: 'Cancel order TRU-001' })).toBeVisible()
  await expect.element(act).toBeDisabled()
  await screen.getByLabelText('Reason').fill('   ')
  await expect.element(act).toBeDisabled()
  expect(sent).toEqual([])
})

test('a double press sends once, and the button says what goes on', async () => {
  const pending = Promise.withResolvers<Response>()
  answers = [() => pending.promise]
  const { screen, act } = await opened()
  await screen.getByLabelText('Reason').fill('Oven broke')
  await act.dblClick()
  await expect.element(screen.getByRole('button', { name: 'Cancelling…' })).toBeDisabled()
  await expect.poll(() => sent).toHaveLength(1)
  pending.resolve(await done())
  await expect.element(screen.getByRole('status')).toHaveTextContent('Cancelled')
  expect(sent).toHaveLength(1)
})

test('a refusal is announced and what was typed stays', async () => {
  answers = [refusal(409, 'Somebody else was first.'), done]
  const { screen, act } = await opened()
  await screen.getByLabelText('Reason').fill('Oven broke')
  await act.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Somebody else was first.')
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('Oven broke')
  await act.click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Cancelled')
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
})

test('Escape and the quiet button leave everything as it is', async () => {
  const { screen } = await opened()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Kept')
  expect(sent).toEqual([])
})
