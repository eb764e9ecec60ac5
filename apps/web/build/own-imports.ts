import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const SCREEN = /-pages?$/
const FILE_OF_SCREEN = /-pages?-[\w-]{8}\.js$/
/** In the first script, so every other file finds them there. */
const FIRST = /\/(?:rolldown-runtime|react|calls)-[\w-]{8}\.js$/

/**
 * Which files a screen is made of stands in the screen's own file: with twenty screens the list was 2 kB of the first script.
 * They are fetched together once that file is there, not level by level. Documents name them too, so that only a
 * visitor who goes from one page to another waits for that file first.
 */
export function ownImports(): Plugin {
  return {
    name: 'own-imports',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    renderChunk(code, chunk, _options, { chunks }) {
      if (!chunk.isDynamicEntry || !SCREEN.test(chunk.name)) return null
      const own = new Set(chunk.imports)
      const rest = [...allImports(chunk, chunks)].filter((file) => !own.has(file))
      // Last among the imports, so that nothing runs earlier than it did.
      return { code: `${code}${rest.map((file) => `import"./${basename(file)}";`).join('')}`, map: null }
    },
  }
}

function allImports(
  { imports }: Rolldown.RenderedChunk,
  chunks: Readonly<Record<string, Rolldown.RenderedChunk>>,
  found = new Set<string>(),
): Set<string> {
  for (const file of imports) {
    if (found.has(file)) continue
    found.add(file)
    const chunk = chunks[file]
    if (chunk) allImports(chunk, chunks, found)
  }
  return found
}

/** What is fetched beside a file that a script asks for: its styles always, its scripts where it does not name them itself. */
export function filesBeside(file: string, needed: readonly string[]): string[] {
  const isScreen = FILE_OF_SCREEN.test(file)
  return needed.filter((one) => !one.endsWith('.js') || (!isScreen && !FIRST.test(one)))
}
