import { problemsOf } from '@sizzle/domain/problem.ts'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { aServer, LOST } from '../testing/server.ts'
import { Field } from '../ui/field.tsx'
import { FormProblem } from '../ui/form-problem.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { api } from './api.ts'
import { useForm } from './use-form.ts'

const server = aServer()
const DONE = { success: true } as const
const REFUSED_AT_FIELD = { success: false, code: 'wrong-password' } as const

afterEach(() => void vi.useRealTimers())

function Screen() {
  const [isDone, setDone] = useState(false)
  const form = useForm({
    initial: { currentPassword: '', newPassword: '' },
    check: ({ currentPassword, newPassword }) =>
      problemsOf([
        ['currentPassword', currentPassword === '' && 'Say the old one'],
        ['newPassword', newPassword === '' && 'Say the new one'],
        ['newPassword', newPassword.length < 3 && 'Too short'],
      ]),
    send: async (fields, key) => {
      await api.post('/changePassword', fields, key)
      setDone(true)
    },
    atField: { 'wrong-password': 'currentPassword' },
  })
  if (isDone) return <p role="status">Changed</p>
  return (
    <form noValidate onSubmit={form.submit}>
      <FormProblem sentence={form.sentence} />
      <Field label="Old" {...form.field('currentPassword')} />
      <Field label="New" {...form.field('newPassword')} />
      <SubmitButton isSending={form.isSending} sendingLabel="Changing…" waitSeconds={form.waitSeconds}>
        Change
      </SubmitButton>
    </form>
  )
}

async function opened() {
  const screen = await render(<Screen />)
  const [old, fresh] = [screen.getByLabelText('Old'), screen.getByLabelText('New')]
  const send = screen.getByRole('button')
  const fill = async () => {
    await old.fill('first')
    await fresh.fill('second')
  }
  return { screen, old, fresh, send, fill }
}
const sent = () => server.sent('/changePassword')

test('a form is checked when it is sent, and leads to its first problem', async () => {
  const { old, fresh, send } = await opened()
  await expect.element(old).not.toHaveAttribute('aria-invalid')
  await send.click()
  await expect.element(old).toHaveAccessibleDescription('Say the old one')
  await expect.element(fresh).toHaveAccessibleDescription('Say the new one')
  await expect.element(old).toHaveFocus()

  await old.fill('first')
  await expect.element(old).toBeValid()
  await expect.element(fresh).toBeInvalid()
  await send.click()
  await expect.element(fresh).toHaveFocus()
  expect(sent()).toEqual([])
})

test('what the server finds wrong stands at its field, and what was typed stays', async () => {
  server.on('/changePassword', {
    success: false,
    code: 'invalid_input',
    fields: [{ field: 'newPassword', sentence: 'Used before' }],
  })
  const { screen, fresh, send, fill } = await opened()
  await fill()
  await send.click()
  await expect.element(fresh).toHaveAccessibleDescription('Used before')
  await expect.element(fresh).toHaveFocus()
  await expect.element(fresh).toHaveValue('second')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('')
})

test('a refusal that is about one field stands there, any other above the form', async () => {
  server.on('/changePassword', REFUSED_AT_FIELD, { success: false, code: 'no_password' })
  const { screen, old, send, fill } = await opened()
  await fill()
  await send.click()
  await expect.element(old).toHaveAccessibleDescription('Incorrect password. Please try again.')
  await expect.element(old).toHaveFocus()
  await send.click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('This account has no password yet. Use "Forgot password" to choose one.')
  await expect.element(old).toBeValid()
})

test('a problem of a field that the form does not show is said above the form', async () => {
  server.on('/changePassword', {
    success: false,
    code: 'invalid_input',
    fields: [{ field: 'device', sentence: 'Unknown device' }],
  })
  const { screen, send, fill } = await opened()
  await fill()
  await send.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please check your input and try again.')
})

test('who has to wait sees for how long, keeps the sentence while typing, and can send after it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  server.on('/changePassword', { success: false, code: 'too-many-requests', retryAfter: 12 }, DONE)
  const { screen, old, send, fill } = await opened()
  await fill()
  await send.click()
  const alert = screen.getByRole('alert')
  await expect.element(alert).toMatchTextContent(/Please wait a moment.* You can try again in 12 seconds\.$/)
  await expect.element(screen.getByText('Wait 0:12')).toBeVisible()

  await old.fill('other')
  await expect.element(alert).toMatchTextContent(/12 seconds/)
  await userEvent.keyboard('{Enter}')
  vi.advanceTimersByTime(7000)
  await expect.element(screen.getByText('Wait 0:05')).toBeVisible()
  await expect.poll(() => sent()).toHaveLength(1)

  vi.advanceTimersByTime(5000)
  await expect.element(alert).toHaveTextContent('')
  await screen.getByRole('button', { name: 'Change', exact: true }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Changed')
})

test('a double press sends once, and the button keeps the focus meanwhile', async () => {
  const pending = Promise.withResolvers<typeof DONE>()
  server.on('/changePassword', pending.promise)
  const { screen, send, fill } = await opened()
  await fill()
  await send.dblClick()
  await expect.element(send).toHaveTextContent('Changing…')
  await expect.element(send).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(sent).toHaveLength(1)
  pending.resolve(DONE)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Changed')
  await expect.poll(() => sent()).toHaveLength(1)
})

test('after a lost answer the same fields repeat the wish, and other fields are a new one', async () => {
  server.on('/changePassword', LOST, LOST, DONE)
  const { screen, fresh, send, fill } = await opened()
  await fill()
  await send.click()
  await expect.element(screen.getByRole('alert')).not.toHaveTextContent('')
  await send.click()
  await expect.poll(sent).toHaveLength(2)
  await expect.element(send).toHaveTextContent('Change')
  await fresh.fill('third')
  await send.click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Changed')
  const [first, again, other] = sent().map(({ key }) => key)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('after an answer the same fields are a new wish', async () => {
  server.on('/changePassword', REFUSED_AT_FIELD, DONE)
  const { screen, old, send, fill } = await opened()
  await fill()
  await send.click()
  await expect.element(old).toBeInvalid()
  await send.click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Changed')
  await expect.poll(() => new Set(sent().map(({ key }) => key)).size).toBe(2)
})
