import type { Plugin } from 'vite'

const SITE = /\/site-[\w-]{8}\.js$/

/**
 * The styles of the first pages stand in every document, named by the entry alone: beside a file of scripts that others
 * import, they would be fetched once more with the first part that opens.
 */
export function firstStyles(): Plugin {
  return {
    name: 'first-styles',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const own = chunks.find(({ fileName }) => SITE.test(`/${fileName}`))?.viteMetadata
      const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'entry-client')?.viteMetadata
      if (!own || !entry) throw new Error('the first script is not made of entry-client and site')
      for (const kind of ['importedCss', 'importedAssets'] as const) {
        for (const file of own[kind]) entry[kind].add(file)
        own[kind].clear()
      }
    },
  }
}
