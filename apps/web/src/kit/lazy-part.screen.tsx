import { Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { lazyPart } from './lazy-part.ts'

const Sheet = () => <p>The sheet is open.</p>

test('a part whose first fetch fails is fetched again when it is wanted', async () => {
  const load = vi.fn<() => Promise<typeof Sheet>>()
  load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(Sheet)
  const Part = lazyPart(load)
  function Screen() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Suspense fallback="Loading">{open && <Part />}</Suspense>
      </>
    )
  }
  const screen = await render(<Screen />)
  dispatchEvent(new Event('scroll'))
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByText('The sheet is open.')).toBeVisible()
})
