import { type ComponentType, lazy } from 'react'
import { isOnline } from './offline/line.ts'
import { onLineBack } from './offline/line-changes.ts'

const waiting = new Set<() => void>()
let isTouched = false

/**
 * Part of a screen that only opens at a press. It is no part of the first script; it is fetched at the visitor's first
 * touch of the page, whatever that is, and so is there when the press comes.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  let started: Promise<{ default: ComponentType<Props> }> | undefined
  const once = () => {
    started ??= load().then(
      (component) => ({ default: component }),
      (error) => {
        started = undefined // the first touch may come without a network; the press then asks again
        throw error
      },
    )
    return started
  }
  atFirstTouch(once)
  return lazy(() => patiently(once))
}

/** Without a network it waits for one: the page stands meanwhile, and says that it is offline. */
function patiently<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error) => {
    if (isOnline()) throw error
    return new Promise<void>((resolve) => onLineBack(resolve)).then(() => patiently(load))
  })
}

/** Fetches something that will be wanted soon, when the visitor first touches the page, or now if they have. */
export function atFirstTouch(load: () => Promise<unknown>): void {
  const fetchOne = () => void patiently(load).catch(() => undefined)
  if (isTouched) fetchOne()
  else waiting.add(fetchOne)
}

const FIRST_TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

if (typeof document !== 'undefined') {
  const fetchAll = () => {
    isTouched = true
    for (const event of FIRST_TOUCHES) removeEventListener(event, fetchAll)
    for (const fetchOne of waiting) fetchOne()
  }
  for (const event of FIRST_TOUCHES) addEventListener(event, fetchAll, { passive: true })
}
