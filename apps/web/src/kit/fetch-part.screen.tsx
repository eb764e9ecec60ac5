import { expect, test, vi } from 'vitest'
import sheet from '../ui/leader.css?url'
import { fetchPart } from './fetch-part.ts'

const file = sheet.slice(1)
const part = async () => 'here'
const sheets = () => document.head.querySelectorAll(`link[href="${sheet}"]`).length

function onGone(act: (event: Event) => void) {
  const heard = vi.fn(act)
  addEventListener('vite:preloadError', heard, { once: true })
  return heard
}

test('a part comes with its styles, which are added once', async () => {
  expect(await Promise.all([fetchPart(part, [file]), fetchPart(part, [file])])).toEqual(['here', 'here'])
  expect(await fetchPart(part, [file])).toBe('here')
  expect(sheets()).toBe(1)
})

test('what stands in the same file as its caller comes without a list of styles', async () => {
  const heard = onGone(() => {})
  expect(await fetchPart(part, undefined)).toBe('here')
  expect(heard).not.toHaveBeenCalled()
})

test('of a part or a sheet that is gone the page hears, and whoever asked for it', async () => {
  const heard = onGone(() => {})
  await expect(fetchPart(() => Promise.reject(new Error('gone')), [])).rejects.toThrow('gone')
  expect(heard).toHaveBeenCalledOnce()
  await expect(fetchPart(part, ['no/such.css'])).rejects.toBeDefined()
})

test('where the page is about to be loaded anew, who asked for a part waits for that and draws nothing without it', async () => {
  const heard = onGone((event) => event.preventDefault())
  const settled = vi.fn()
  void fetchPart(() => Promise.reject(new Error('gone')), []).then(settled, settled)
  await expect.poll(() => heard).toHaveBeenCalledOnce()
  // What is settled is told before a message that was posted afterwards.
  await new Promise((told) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = told
    port2.postMessage('')
  })
  expect(settled).not.toHaveBeenCalled()
})

test('a sheet that did not come is asked for again', async () => {
  const late = `${file}?late`
  const there = () => document.head.querySelectorAll(`link[href="/${late}"]`).length
  const lost = fetchPart(part, [late])
  document.head.querySelector(`link[href="/${late}"]`)?.dispatchEvent(new Event('error'))
  await expect(lost).rejects.toBeDefined()
  expect(there()).toBe(0)
  expect(await fetchPart(part, [late])).toBe('here')
  expect(there()).toBe(1)
})
