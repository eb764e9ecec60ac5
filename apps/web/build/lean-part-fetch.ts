import type { Plugin } from 'vite'

/** `import()` fetches a part by our own function, and not by the one that Vite writes into every page. */
export function leanPartFetch(): Plugin {
  return {
    name: 'lean-part-fetch',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => "export { fetchPart as __vitePreload } from '/src/kit/fetch-part.ts'",
    },
  }
}
