import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { everyMinute } from './every-minute.ts'

// A page's document as far as this needs one; the clock is turned by hand.
const page = Object.assign(new EventTarget(), { hidden: false })
let ticks: string[] = []
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:29:40Z') })
  vi.stubGlobal('document', page)
  page.hidden = false
  ticks = []
  stop = everyMinute(() => void ticks.push(new Date().toISOString().slice(11, 16)))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('calls shortly after each full minute, and not at once', async () => {
  expect(ticks).toEqual([])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(ticks).toEqual([]) // the server's clock may be a little behind
  await vi.advanceTimersByTimeAsync(4000)
  expect(ticks).toEqual(['15:30'])
  await vi.advanceTimersByTimeAsync(120_000)
  expect(ticks).toEqual(['15:30', '15:31', '15:32'])
})

it('leaves a hidden page alone and looks at once when it is seen again', async () => {
  page.hidden = true
  await vi.advanceTimersByTimeAsync(300_000)
  expect(ticks).toEqual([])
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  expect(ticks).toEqual(['15:34'])
})

it('ends when it is told to', async () => {
  stop()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(ticks).toEqual([])
})
