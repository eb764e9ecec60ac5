import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { drawScenes } from './dish-art/scenes.ts'

/**
 * Draws the dish illustrations, one small SVG each, into a folder whose name carries the hash of them all, so that they
 * can be cached for ever. Pages know the folder as `__DISH_ART__`; client and server build draw the same bytes and so
 * agree on it.
 */
export function dishArt(): Plugin {
  const scenes = drawScenes()
  const hash = createHash('sha256')
  for (const [name, drawing] of scenes) hash.update(name).update(drawing)
  const folder = `assets/dish-art-${hash.digest('hex').slice(0, 8)}/`
  return {
    name: 'dish-art',
    config: () => ({ define: { __DISH_ART__: JSON.stringify(`/${folder}`) } }),
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, source] of scenes) this.emitFile({ type: 'asset', fileName: `${folder}${name}.svg`, source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, path, name = ''] = /^\/(.+\/)([\w-]+)\.svg$/.exec(request.url ?? '') ?? []
        const drawing = path === folder ? scenes.get(name) : undefined
        if (drawing === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(drawing)
      })
    },
  }
}
