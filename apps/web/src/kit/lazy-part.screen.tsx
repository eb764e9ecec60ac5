import { type ComponentType, Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { aNetwork, goOffline, goOnline } from '../testing/network.ts'
import { lazyPart } from './lazy-part.ts'

aNetwork()

const Sheet = () => <p>The sheet is open.</p>

function failingOnce() {
  const load = vi.fn<() => Promise<typeof Sheet>>()
  load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(Sheet)
  return load
}

function Screen({ Part }: { Part: ComponentType }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Suspense fallback={<p>Loading</p>}>{open && <Part />}</Suspense>
    </>
  )
}

test('a part whose first fetch fails is fetched again when it is wanted', async () => {
  const load = failingOnce()
  const screen = await render(<Screen Part={lazyPart(load)} />)
  dispatchEvent(new Event('scroll'))
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByText('The sheet is open.')).toBeVisible()
})

test('a part that is wanted without a network opens when there is one, and the page stands meanwhile', async () => {
  goOffline()
  const load = () => (navigator.onLine ? Promise.resolve(Sheet) : Promise.reject(new Error('no network')))
  const screen = await render(<Screen Part={lazyPart(load)} />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByText('Loading')).toBeVisible()
  goOnline()
  await expect.element(screen.getByText('The sheet is open.')).toBeVisible()
})
