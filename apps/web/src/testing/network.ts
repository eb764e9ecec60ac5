import { afterEach } from 'vitest'
import { deviceQueue } from '../kit/offline/device-queue.ts'

/** The browser's own word on its network, with what it tells pages when that changes. */
export function goOffline(): void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  dispatchEvent(new Event('offline'))
}

export function goOnline(): void {
  Reflect.deleteProperty(navigator, 'onLine')
  dispatchEvent(new Event('online'))
}

/** For a test file that goes offline; call it once, outside of the tests: nothing of a test waits in the next one. */
export function aNetwork(): void {
  afterEach(async () => {
    const { waiting, attention, ofOthers } = deviceQueue().state.get()
    for (const action of [...waiting, ...attention, ...ofOthers]) await deviceQueue().discard(action)
    goOnline()
  })
}
