import { expect, it, vi } from 'vitest'
import { sharedReads } from './shared-reads.ts'

const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 5, value))

it('reads once for all who heard of the same version', async () => {
  const share = sharedReads<string>(1000)
  const read = vi.fn(() => later('seven'))
  expect(await Promise.all([share('a', 7, read), share('a', 7, read), share('a', 6, read)])).toEqual(
    Array(3).fill('seven'),
  )
  expect(await share('a', 7, read)).toBe('seven')
  expect(read).toHaveBeenCalledTimes(1)
})

it('reads again for who heard of a newer version, and for another thing', async () => {
  const share = sharedReads<string>(1000)
  const first = share('a', 7, () => later('seven'))
  const second = share('a', 8, () => later('eight'))
  expect(await Promise.all([first, second, share('a', 7, () => later('never'))])).toEqual(['seven', 'eight', 'eight'])
  expect(await share('b', 1, () => later('other'))).toBe('other')
})

it('keeps neither a failure nor anything for long', async () => {
  const share = sharedReads<string>(10)
  await expect(share('a', 1, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await share('a', 1, () => later('up'))).toBe('up')
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect(await share('a', 1, () => later('again'))).toBe('again')
})
