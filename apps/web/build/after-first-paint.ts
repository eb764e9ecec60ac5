import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** In so many the pictures of a first page's styles come, one after the other. */
export const TURNS = 8

/**
 * The script that documents name. It fetches the site once the page is painted: on a slow line its words and faces come
 * first, and they are most of what a visitor came for. What the entry is made of runs before it, and each part in a task of
 * its own, so that none keeps the page from answering. So do the pictures of its styles. The script's name
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
      const source = starting([...inOrder(bundle, entry), entry.fileName].map((file) => basename(file)))
      const fileName = `assets/start-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source })
      entry.viteMetadata?.importedAssets.add(fileName)
    },
  }
}

/** What the entry is made of, and what that is made of before it; the lines that join files come with the first of them. */
function inOrder(bundle: Rolldown.OutputBundle, { imports }: Rolldown.OutputChunk): string[] {
  const importsOf = (file: string) => (bundle[file]?.type === 'chunk' ? bundle[file].imports : [])
  const parts = imports.filter((file) => importsOf(file).length > 0)
  return parts.toSorted((a, b) => (importsOf(a).includes(b) ? 1 : importsOf(b).includes(a) ? -1 : 0))
}

/** Plain JavaScript, which no bundler looks at. */
function starting(parts: readonly string[]): string {
  return `const parts = ${JSON.stringify(parts)}
const start = () => {
  for (const later of document.querySelectorAll('link[rel=later]'))
    later.replaceWith(Object.assign(later.cloneNode(), { rel: 'modulepreload' }))
  const run = () => import('./' + parts.shift()).then(() => parts[0] && setTimeout(run))
  run()
  let turn = 0
  const draw = () => {
    document.documentElement.dataset['drawn' + turn++] = ''
    if (turn < ${TURNS}) setTimeout(draw, 16)
  }
  draw()
}
if (document.hidden || !globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) start()
else new PerformanceObserver((_, it) => { it.disconnect(); start() }).observe({ type: 'paint', buffered: true })
`.replaceAll(/\n +/g, '\n')
}
