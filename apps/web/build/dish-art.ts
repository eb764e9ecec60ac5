import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { drawScenes } from './dish-art/scenes.ts'

const MODULE = 'virtual:dish-art'
const RESOLVED = `\0${MODULE}`

/**
 * Draws the dish illustrations, one small SVG each, into a folder whose name carries the hash of them all, so that they
 * can be cached for ever. `virtual:dish-art` tells pages the folder; client and server build draw the same bytes and
 * so agree on it.
 */
export function dishArt(): Plugin {
  const scenes = drawScenes()
  const hash = createHash('sha256')
  for (const [name, drawing] of scenes) hash.update(name).update(drawing)
  const folder = `assets/dish-art-${hash.digest('hex').slice(0, 8)}/`
  let base = '/'
  return {
    name: 'dish-art',
    configResolved(config) {
      base = config.base
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export const artFolder = ${JSON.stringify(base + folder)}` : undefined),
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, source] of scenes) this.emitFile({ type: 'asset', fileName: `${folder}${name}.svg`, source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url ?? ''
        const drawing = path.startsWith(base + folder)
          ? scenes.get(path.slice(base.length + folder.length, -4))
          : undefined
        if (drawing === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(drawing)
      })
    },
  }
}
