import { Suspense, use, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { createStore, type Store, useStore } from './store.ts'

type Words = 'of the server' | 'of this browser' | 'of later'
type Shown = { store: Store<Words>; isAwaited?: boolean; waits?: Promise<void>; onTaken?: () => void }

let root: Root | undefined
const problem = vi.fn<(error: unknown) => void>()

afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  problem.mockReset()
})

/** What is drawn at once hides what it waits for behind the outline; a render that can be interrupted leaves what stands. */
function Part({ store, isAwaited, waits, onTaken }: Shown) {
  const words = useStore<Words>(store, 'of the server', isAwaited)
  useEffect(() => onTaken?.(), [onTaken])
  if (words !== 'of the server' && waits) use(waits)
  return <p>{words}</p>
}

const app = (shown: Shown) => (
  <Suspense fallback={<p>Outline</p>}>
    <Part {...shown} />
  </Suspense>
)

function takeOver(shown: Shown): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = renderToString(app({ store: createStore<Words>('of the server') }))
  document.body.append(box)
  root = hydrateRoot(box, app(shown), { onRecoverableError: problem })
  return box
}

function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { waits: promise, goOn: resolve }
}

/** Every word that stood in a box, in turn. */
function wordsIn(box: HTMLElement): string[] {
  const words: string[] = []
  const look = () => {
    const now = [...box.querySelectorAll('p')].filter((one) => one.checkVisibility()).map((one) => one.textContent)
    if (words.at(-1) !== now.join()) words.push(now.join())
  }
  look()
  new MutationObserver(look).observe(box, { subtree: true, childList: true, characterData: true, attributes: true })
  return words
}

test('what this browser knows replaces the HTML of the server, which stands until then', async () => {
  const { waits, goOn } = held()
  const words = wordsIn(takeOver({ store: createStore<Words>('of this browser'), waits }))
  goOn()
  await expect.poll(() => words).toEqual(['of the server', 'of this browser'])
  expect(problem).not.toHaveBeenCalled()
})

test('a change after that is drawn at once', async () => {
  const store = createStore<Words>('of the server')
  const { waits, goOn } = held()
  const { waits: taken, goOn: onTaken } = held()
  const words = wordsIn(takeOver({ store, waits, onTaken }))
  // React has looked at the store and found what the server drew.
  await taken
  store.set('of later')
  await expect.poll(() => words).toEqual(['of the server', 'Outline'])
  goOn()
  await expect.poll(() => words.at(-1)).toBe('of later')
})

test('what is awaited replaces the HTML like what was there from the start', async () => {
  const store = createStore<Words>('of the server')
  const { waits, goOn } = held()
  const { waits: taken, goOn: onTaken } = held()
  const words = wordsIn(takeOver({ store, waits, isAwaited: true, onTaken }))
  await taken
  store.set('of this browser')
  goOn()
  await expect.poll(() => words).toEqual(['of the server', 'of this browser'])
  store.set('of later')
  await expect.poll(() => words.at(-1)).toBe('of later')
})
