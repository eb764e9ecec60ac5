import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { aNetwork, goOffline, goOnline } from '../../testing/network.ts'
import { PRIYA } from '../../testing/people.ts'
import { aServer, LOST } from '../../testing/server.ts'
import { session } from '../session/session.ts'
import { deviceQueue } from './device-queue.ts'
import { useKeptWish } from './kept-wish.ts'

// What becomes of a press whose line is away before, under and after it.

const server = aServer()
aNetwork()
const GONE = { success: false, code: 'reservation_not_found', id: 'RES-1' } as const
const AS = { label: 'Cancel RES-1' }
const sent = () => server.sent('/cancelReservation')
const kept = () => deviceQueue().state.get()

function Screen() {
  const [said, setSaid] = useState('')
  const wish = useKeptWish('/cancelReservation', {
    onQueued: ({ label }) => setSaid(`queued: ${label}`),
    onFailed: () => setSaid('failed'),
  })
  return (
    <>
      <button type="button" disabled={wish.isPending} onClick={() => wish.send({ id: 'RES-1' }, AS)}>
        Send
      </button>
      <p role="status">{said}</p>
    </>
  )
}

async function opened() {
  const screen = await render(<Screen />)
  return { send: screen.getByRole('button', { name: 'Send' }), said: screen.getByRole('status') }
}

test('a press without a network waits, and is sent once under its key when the network is back (offline 24)', async () => {
  server.signedIn(PRIYA)
  server.on('/cancelReservation', GONE)
  const { send, said } = await opened()
  goOffline()
  await send.click()
  await expect.element(said).toHaveTextContent('queued: Cancel RES-1')
  const [waiting] = kept().waiting
  expect(waiting).toMatchObject({ call: '/cancelReservation', input: { id: 'RES-1' }, by: PRIYA.id })
  goOnline()
  await expect.poll(sent).toMatchObject([{ key: waiting?.id, input: { id: 'RES-1' } }])
  // Refused: it waits for a person, who tries again under a new key, or lets it be.
  await expect.poll(() => kept().attention.map(({ label }) => label)).toEqual(['Cancel RES-1'])
  const [refused] = kept().attention
  if (refused) await deviceQueue().tryAgain(refused)
  await expect.poll(() => sent().length).toBe(2)
  expect(sent()[1]?.key).not.toBe(waiting?.id)
  await expect.poll(() => kept().attention.length).toBe(1)
})

test('a call whose line went away under it is repeated under the same key', async () => {
  server.signedIn(PRIYA)
  const answer = Promise.withResolvers<typeof LOST>()
  server.on('/cancelReservation', answer.promise, GONE)
  const { send, said } = await opened()
  await send.click()
  await expect.poll(() => sent().length).toBe(1)
  goOffline()
  answer.resolve(LOST)
  await expect.element(said).toHaveTextContent('queued: Cancel RES-1')
  goOnline()
  await expect.poll(() => sent().length).toBe(2)
  await expect.poll(() => sent()[1]).toEqual(sent()[0])
})

test('a server that is silent on a living line is told as elsewhere, and nothing is kept', async () => {
  server.signedIn(PRIYA)
  server.on('/cancelReservation', LOST)
  const { send, said } = await opened()
  await send.click()
  await expect.element(said).toHaveTextContent('failed')
  expect(kept().waiting).toEqual([])
})

test('what a person left waiting is not sent by a guest', async () => {
  server.signedIn(PRIYA)
  const { send, said } = await opened()
  goOffline()
  await send.click()
  await expect.element(said).toHaveTextContent('queued: Cancel RES-1')
  server.on('/session', { success: true, user: null, apiKey: 'key' })
  session.set({ state: 'ready', user: null, apiKey: 'key' })
  goOnline()
  await expect.poll(() => kept().ofOthers.map(({ byName }) => byName)).toEqual(['Priya Nair'])
  expect(sent()).toEqual([])
  server.on('/cancelReservation', GONE)
  server.signedIn(PRIYA)
  await expect.poll(() => sent().length).toBe(1)
  await expect.poll(() => kept().attention.length).toBe(1)
})
