import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { TURNS } from './after-first-paint.ts'
import { leanStyles } from './lean-styles.ts'
import { drawnInTurns, stylesOf } from './styles-of.ts'
import { wordsIn } from './words-in.ts'

const SITE = /\/site-[\w-]{8}\.js$/
const FIRST_PAGE = /\/src\/pages\/(home|menu|reservations|login)-page\.tsx$/
/** Whoever shows a page of these tables waits for the whole sheet first. */
const TABLES = ['screens.ts', 'checkout-screen.ts', 'missing-screen.ts']

/**
 * The styles of the guests' pages stand in every document, named by the entry alone: beside a file of scripts that others
 * import, they would be fetched once more with the first part that opens. A page that visitors start with has a sheet of its
 * own, with what it and the parts that open on it can use; the pictures in it have their turn once the page is painted.
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
      const entryChunk = chunks.find(({ isEntry, name }) => isEntry && name === 'entry-client')
      const entry = entryChunk?.viteMetadata
      if (!own || !entry) throw new Error('the first script is not made of entry-client and site')
      const [file = '', ...more] = own.importedCss
      const sheet = bundle[file]
      if (sheet?.type !== 'asset' || more.length > 0) throw new Error('the styles of the guests are not one sheet')
      for (const kind of ['importedCss', 'importedAssets'] as const) {
        for (const one of own[kind]) entry[kind].add(one)
        own[kind].clear()
      }
      const styles = drawnInTurns(textOf(sheet), TURNS)
      const infoOf = (id: string) => this.getModuleInfo(id)
      const tables = [...this.getModuleIds()].filter((id) => TABLES.some((name) => id.endsWith(`/src/pages/${name}`)))
      const otherPages = new Set(tables.flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []))
      for (const { facadeModuleId, viteMetadata } of chunks) {
        const [, name] = FIRST_PAGE.exec(facadeModuleId ?? '') ?? []
        if (!name || !facadeModuleId || !entryChunk.facadeModuleId) continue
        const modules = reach(infoOf, [entryChunk.facadeModuleId, facadeModuleId], otherPages)
        const source = leanStyles(stylesOf(styles, wordsIn(modules)))
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        const fileName = `assets/first-${name}-${hash}.css`
        this.emitFile({ type: 'asset', fileName, source })
        viteMetadata?.importedAssets.add(fileName)
      }
    },
  }
}

function textOf({ source }: Rolldown.OutputAsset): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source)
}

/** The scripts of a page and of what can open on it; not what another page is made of. */
function reach(
  infoOf: (id: string) => Rolldown.ModuleInfo | null,
  roots: readonly string[],
  otherPages: ReadonlySet<string>,
): string[] {
  const found = new Set(roots)
  const code: string[] = []
  for (const id of found) {
    const info = infoOf(id)
    // A sheet and a picture have their own names in their code.
    if (/\.[jt]sx?$/.test(id)) code.push(info?.code ?? '')
    for (const one of info?.importedIds ?? []) found.add(one)
    for (const one of info?.dynamicallyImportedIds ?? []) if (!otherPages.has(one)) found.add(one)
  }
  return code
}
