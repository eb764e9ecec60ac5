import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useWish } from '../kit/server/wish.ts'
import { expiry, hearWho } from '../kit/session/expiry.ts'
import { session } from '../kit/session/session.ts'
import { openAt } from '../testing/open-at.tsx'
import { PRIYA } from '../testing/people.ts'
import { aServer } from '../testing/server.ts'
import { Field } from '../ui/field.tsx'
import { SessionExpiry } from './session-expiry.tsx'

const server = aServer()
const DONE = { success: true, ended: 2 } as const
const NOBODY = { success: true, user: null, apiKey: 'other' } as const

/** A screen with something typed and something to send, whose session ends with the first press. */
function Screen() {
  const [note, setNote] = useState('')
  const wish = useWish('/signOutEverywhere')
  return (
    <>
      <Field label="Note" value={note} onChange={({ target: { value } }) => setNote(value)} />
      <button type="button" onClick={() => wish.send({})}>
        Send
      </button>
      <p role="status">{wish.answer ? `Ended ${wish.answer.ended}` : wish.sentence}</p>
      <SessionExpiry />
    </>
  )
}

async function expired() {
  server.signedIn(PRIYA)
  server.on('/session', NOBODY)
  server.on('/signOutEverywhere', { success: false, code: 'unauthenticated' }, DONE)
  const screen = await openAt('/profile', <Screen />)
  await screen.getByLabelText('Note').fill('half a thought')
  await screen.getByRole('button', { name: 'Send' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Please sign in again' })
  await expect.element(dialog).toBeVisible()
  return { screen, dialog, password: dialog.getByLabelText('Password', { exact: true }) }
}

test('the same person signs in over the screen, which goes on where it was', async () => {
  server.on('/auth/sign-in/email', { success: true })
  const { screen, dialog, password } = await expired()
  await expect.element(dialog).toMatchTextContent(/The session of priya@example\.ca has ended/)
  server.on('/session', { success: true, user: PRIYA, apiKey: 'new' })
  await password.fill('anything')
  await dialog.getByRole('button', { name: 'Sign in' }).click()

  await expect.element(screen.getByRole('status')).toHaveTextContent('Ended 2')
  await expect.element(screen.getByLabelText('Note')).toHaveValue('half a thought')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => server.sent('/auth/sign-in/email')[0]?.input).toMatchObject({ email: PRIYA.email })
  const [first, again] = server.sent('/signOutEverywhere')
  expect(again).toEqual(first)
})

test('a wrong password stays in the dialog', async () => {
  server.on('/auth/sign-in/email', { success: false, code: 'invalid_credentials' })
  const { dialog, password } = await expired()
  await password.fill('wrong')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Incorrect e-mail or password. Please try again.')
  await expect.poll(() => server.sent('/signOutEverywhere')).toHaveLength(1)
  expiry.get()?.answer(false)
})

test('who leaves instead is signed out here, and nothing is sent again', async () => {
  const { screen, dialog } = await expired()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Authentication failed. Please refresh and try again.')
  await expect.poll(() => session.get()).toMatchObject({ user: null })
  await expect.poll(() => server.sent('/signOutEverywhere')).toHaveLength(1)
})

test('who is deactivated while the screen asks for changed rights is told so, and the screen stays', async () => {
  server.signedIn(PRIYA)
  server.on('/session', NOBODY)
  const screen = await openAt('/profile', <Screen />)
  hearWho({ userId: PRIYA.id, role: 'staff', locationIds: ['new-glasgow'] })
  await expect.element(screen.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible()
  await expect.poll(() => session.get()).toMatchObject({ user: { id: PRIYA.id } })
  expiry.get()?.answer(false)
})

test('Back leaves the screen as its button does, and the page under it stays', async () => {
  const { screen, dialog } = await expired()
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/profile')
  await expect.poll(() => session.get()).toMatchObject({ state: 'ready', user: null })
})
