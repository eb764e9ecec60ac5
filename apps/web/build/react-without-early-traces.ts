import type { Plugin } from 'vite'

// React makes five errors while it starts, to throw later as signals. Each notes who called, and under inspection (the tools of
// a browser, Lighthouse, our benches) that makes the browser read all of React once more: 24 ms on a desk. As signals they need
// no trace. Visitors notice nothing, figures do. A React that makes another number of them fails the build.
const SIGNAL = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g
const SIGNALS = 5

export function reactWithoutEarlyTraces(): Plugin {
  return {
    name: 'react-without-early-traces',
    transform: {
      filter: { id: /react-dom[/\\]cjs[/\\]react-dom-client\.production\.js/ },
      handler(code) {
        const found = code.match(SIGNAL)?.length ?? 0
        if (found !== SIGNALS)
          throw new Error(`react-dom makes ${found} signals instead of ${SIGNALS}: look at it again`)
        return {
          code: code.replace(SIGNAL, '$1 = Object.create(Error.prototype, { message: { value: $2 } })'),
          map: null,
        }
      },
    },
  }
}
