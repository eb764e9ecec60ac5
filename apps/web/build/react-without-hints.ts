import type { Plugin } from 'vite'

// React can be asked to fetch a style, a script or a picture ahead (`preload`, `preinit` and their like). Nobody asks it here:
// what a page needs ahead stands in its document, and parts are fetched by our own function. So what does that is left out of
// the first script. A React that is written otherwise fails the build, and so does a part that asks.
const HINTS = ['prefetchDNS', 'preconnect', 'preload', 'preloadModule', 'preinit', 'preinitModule']
const EXPORTS = new RegExp(`^exports\\.(?:${HINTS.join('|')}) = function [^]*?^};\\n`, 'gm')
const ASKS = new RegExp(
  `import\\s*{[^}]*\\b(?:${HINTS.join('|')})\\b[^}]*}\\s*from\\s*["']react-dom["']|\\bReactDOM\\.(?:${HINTS.join('|')})\\b`,
)
/** Where React's renderer offers what it does for each of them. */
const OFFERED = /^ {2}r: requestFormReset,\n(?: {2}[A-Za-z]: (?:pre\w+),?\n)+/gm
const OFFERS = 1

export function reactWithoutHints(): Plugin[] {
  const common = { apply: 'build', applyToEnvironment: ({ name }: { name: string }) => name === 'client' } as const
  return [
    {
      ...common,
      name: 'react-without-hints',
      transform: {
        filter: { id: /react-dom[/\\]cjs[/\\]react-dom(?:-client)?\.production\.js/ },
        handler: (code, id) => ({
          code: id.includes('-client')
            ? without(code, OFFERED, OFFERS, '  r: requestFormReset\n')
            : without(code, EXPORTS, HINTS.length, ''),
          map: null,
        }),
      },
    },
    {
      ...common,
      name: 'nobody-asks-react-for-hints',
      transform: {
        filter: { id: { exclude: /react-dom[/\\]/ }, code: ASKS },
        handler(_, id) {
          throw new Error(`${id} asks React to fetch ahead, which react-without-hints.ts takes out`)
        },
      },
    },
  ]
}

function without(code: string, part: RegExp, times: number, instead: string): string {
  const found = code.match(part)?.length ?? 0
  if (found !== times) throw new Error(`react-dom offers ${found} hints instead of ${times}: look at it again`)
  return code.replace(part, instead)
}
