import { CallError } from '@sizzle/contract/client.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { noteKept } from '../kit/offline/kept-answers.ts'
import { usePageContent } from './use-page-content.ts'

afterEach(() => void vi.useRealTimers())

const LOST = new Error('the line broke')
const GONE = new CallError(404, {
  success: false,
  error: 'Location not found',
  code: 'location_not_found',
  userMessage: 'Location not found',
  requestId: '',
  timestamp: '',
})

/** Answers in the order of the asking, the last one again and again. */
async function shown(key: string, ...answers: (string | Error)[]) {
  const load = vi.fn(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0]
    if (next instanceof Error) throw next
    return next ?? ''
  })
  function Page() {
    const { value, reload } = usePageContent(key, undefined, load)
    return (
      <button type="button" onClick={reload}>
        {value ?? 'Nothing yet'}
      </button>
    )
  }
  const screen = await render(<Page />)
  await expect.element(screen.getByRole('button', { name: 'Menu of noon' })).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const button = screen.getByRole('button')
  const says = (text: string) => expect.element(button).toHaveTextContent(text)
  return { load, says, hearNews: () => button.click() }
}

test('news that could not be fetched is asked for again, because nobody tells of it twice', async () => {
  const { load, says, hearNews } = await shown('news', 'Menu of noon', LOST, LOST, 'Menu of one')
  await hearNews()
  await expect.poll(() => load.mock.calls).toHaveLength(2)
  await says('Menu of noon')
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.poll(() => load.mock.calls).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(30_000)
  await says('Menu of one')
})

test('what was kept while the line was away is asked for again once it is back, at most a little later', async () => {
  const { load, says } = await shown('line', 'Menu of noon', 'Menu of one')
  dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3_000)
  await says('Menu of one')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('what the browser kept is shown while the server is silent, and asked for again', async () => {
  const { load, says, hearNews } = await shown('kept', 'Menu of noon', 'Menu of one')
  load.mockImplementationOnce(async () => {
    noteKept()
    return 'Menu of yesterday'
  })
  await hearNews()
  await says('Menu of yesterday')
  await vi.advanceTimersByTimeAsync(30_000)
  await says('Menu of one')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(load).toHaveBeenCalledTimes(3)
})

test('what is gone is not asked for without end', async () => {
  const { load, says, hearNews } = await shown('gone', 'Menu of noon', GONE)
  await hearNews()
  await expect.poll(() => load.mock.calls).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(120_000)
  await says('Menu of noon')
  expect(load).toHaveBeenCalledTimes(2)
})
