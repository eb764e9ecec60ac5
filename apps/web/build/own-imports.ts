import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/**
 * Which files a part of the site is made of stands in the part's own file: listed where it is asked for, as Vite does it,
 * they were 2 kB of the first script. They are fetched together once that file is there, not level by level. Documents
 * name those of their page, so that only a visitor who goes from one page to another waits for that file first.
 */
export function ownImports(): Plugin {
  return {
    name: 'own-imports',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    renderChunk(code, chunk, _options, { chunks }) {
      if (!chunk.isDynamicEntry) return null
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

/** What is fetched beside a file that a script asks for: its styles, which no file asks for by itself. */
export function filesBeside(_file: string, needed: readonly string[]): string[] {
  return needed.filter((one) => one.endsWith('.css'))
}
