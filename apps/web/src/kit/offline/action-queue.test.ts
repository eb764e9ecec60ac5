import { expect, it, vi } from 'vitest'
import { createActionQueue } from './action-queue.ts'
import type { KeptAction } from './action-store.ts'

const anAction = (by: string, label: string): KeptAction => ({
  id: label,
  by,
  call: '/updateOrderStatus',
  input: {},
  label,
  madeAt: 0,
  version: 1,
  tries: 0,
  notBefore: 0,
})

it('sends what a person did in the name of that person alone (offline 9)', async () => {
  let here: string | undefined = 'sam'
  let cookie: string | undefined
  const sent: string[] = []
  const queue = createActionQueue({
    name: 'queue-test',
    me: () => here,
    askWhoIsHere: async () => cookie,
    isDevice: async () => cookie !== 'mia',
    send: async ({ label }) => {
      sent.push(label)
      return { status: 200 }
    },
    onSettled: () => {},
  })
  await queue.add(anAction('sam', 'TRU-001: Start Preparing'))
  const labels = () => {
    const { waiting, ofOthers } = queue.state.get()
    return { waiting: waiting.map(({ label }) => label), ofOthers: ofOthers.map(({ label }) => label) }
  }
  expect(labels()).toEqual({ waiting: ['TRU-001: Start Preparing'], ofOthers: [] })

  // The session ended, and Mia signs in on the same tablet.
  here = cookie = 'mia'
  await queue.wake()
  await queue.add(anAction('mia', 'TRU-002: Mark as Ready'))
  await vi.waitFor(() => expect(sent).toEqual(['TRU-002: Mark as Ready']))
  await vi.waitFor(() => expect(labels()).toEqual({ waiting: [], ofOthers: ['TRU-001: Start Preparing'] }))

  // Sam's screen is still open in a tab, but this browser's session is Mia's.
  here = 'sam'
  await queue.wake()
  await new Promise((resolve) => setImmediate(resolve))
  expect(sent).toHaveLength(1)

  cookie = 'sam'
  await queue.wake()
  await vi.waitFor(() => expect(sent).toEqual(['TRU-002: Mark as Ready', 'TRU-001: Start Preparing']))
})

it('sends what the device took in the device’s own name, whoever is here, past what waits for a person (offline 39)', async () => {
  let isDevice = false
  const sent: string[] = []
  const queue = createActionQueue({
    name: 'till-test',
    me: () => 'sam',
    askWhoIsHere: async () => 'guest',
    isDevice: async () => isDevice,
    send: async ({ label }) => {
      sent.push(label)
      return { status: 200 }
    },
    onSettled: () => {},
  })
  await queue.add(anAction('sam', 'TRU-001: Start Preparing'))
  await queue.add({ ...anAction('sam', 'TRU-A07: Cash order'), ofDevice: true })
  await queue.add({ ...anAction('mia', 'TRU-A08: Cash order'), ofDevice: true })
  expect(queue.state.get().waiting).toHaveLength(3)
  expect(sent).toEqual([])
  isDevice = true
  await queue.wake()
  await vi.waitFor(() => expect(sent).toEqual(['TRU-A07: Cash order', 'TRU-A08: Cash order']))
})
