import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** In so many the pictures of a first page's styles come, one after the other. */
export const TURNS = 8

/**
 * The script that documents name. It fetches the site once the page is painted: on a slow line its words and faces come
 * first, and they are most of what a visitor came for. So do the pictures of its styles, each in a task of its own. Its name
 * changes with the entry's, so it names the build as well. A page that nobody sees yet is not painted, and not every browser
 * says when it was.
 */
export function afterFirstPaint(): Plugin {
  return {
    name: 'after-first-paint',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === 'entry-client')
      if (entry?.type !== 'chunk') throw new Error('there is no entry-client to start')
      const source = starting(basename(entry.fileName))
      const fileName = `assets/start-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source })
      entry.viteMetadata?.importedAssets.add(fileName)
    },
  }
}

/** Plain JavaScript, which no bundler looks at. */
function starting(entry: string): string {
  return `const start = () => {
  for (const later of document.querySelectorAll('link[rel=later]')) {
    const link = later.cloneNode()
    link.rel = 'modulepreload'
    later.replaceWith(link)
  }
  import('./${entry}')
  const draw = (turn) => {
    document.documentElement.dataset['drawn' + turn] = ''
    if (++turn < ${TURNS}) setTimeout(draw, 16, turn)
  }
  draw(0)
}
const isTold = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')
if (document.hidden || !isTold) start()
else new PerformanceObserver((_, told) => { told.disconnect(); start() }).observe({ type: 'paint', buffered: true })
`
}
