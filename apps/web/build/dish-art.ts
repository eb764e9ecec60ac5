import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { drawScenes } from './dish-art/scenes.ts'

/**
 * Draws the dish illustrations, one small SVG each. Their names carry one hash of them all, so that they are cached for
 * ever and pages need to know only that hash, as `__DISH_ART__`; client and server build draw the same bytes.
 */
export function dishArt(): Plugin {
  const scenes = drawScenes()
  const digest = createHash('sha256')
  for (const [name, drawing] of scenes) digest.update(name).update(drawing)
  const hash = digest.digest('hex').slice(0, 8)
  const files = new Map([...scenes].map(([name, drawing]) => [`assets/dish-${name}-${hash}.svg`, drawing]))
  return {
    name: 'dish-art',
    config: () => ({ define: { __DISH_ART__: JSON.stringify(hash) } }),
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const drawing = files.get((request.url ?? '').slice(1))
        if (drawing === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(drawing)
      })
    },
  }
}
