import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageData } from '@sizzle/web/kit/page-content.ts'
import type { EntryServer } from '@sizzle/web/pages/entry.ts'
import type { DocumentParts } from './document.ts'
import { readPageStyles } from './page-styles.ts'

type ManifestChunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] }
type Manifest = Record<string, ManifestChunk>

const ENTRY = 'src/entry-client.tsx'
// The two faces every page starts with; the wider alphabets load when a page needs them.
const FIRST_FONTS = /-latin-(?:wght|600)-normal-[\w-]+\.woff2$/
/** Fetches the entry and the rest after the first paint. */
const START = /\/start-[\w-]{8}\.js$/

export type SiteBuild = {
  entry: EntryServer
  /** What a document of this kind names. */
  partsOf: (data: PageData) => DocumentParts
  styleHashes: string[]
}

/** What the build left behind: the renderer, and which files every document names. */
export async function openSiteBuild(distFolder: string): Promise<SiteBuild> {
  const manifest = await readManifest(distFolder)
  const chunk = manifest[ENTRY]
  if (!chunk) throw new Error(`the web build in ${distFolder} has no ${ENTRY}: run "npm run build"`)
  const { stylesOf, hashes } = await readPageStyles(chunk, Object.values(manifest), join(distFolder, 'client'))
  const address = pathToFileURL(join(distFolder, 'ssr', 'entry-server.js')).href
  // The build's own module, typed where it is written.
  const entry = (await import(address)) as EntryServer
  const fonts = (chunk.assets ?? []).filter((file) => FIRST_FONTS.test(file)).map((file) => `/${file}`)
  const first = importsOf(manifest, chunk).add(chunk.file)
  const start = chunk.assets?.find((file) => START.test(file))
  if (start === undefined) throw new Error(`the web build in ${distFolder} has no start: run "npm run build"`)
  const partsOf = (data: PageData): DocumentParts => {
    const own = manifest[entry.chunkOf(data) ?? '']
    const files = own ? [...importsOf(manifest, own), own.file, ...first] : first
    return { ...stylesOf(own), fonts, script: `/${start}`, preloads: [...new Set(files)].map((file) => `/${file}`) }
  }
  return { entry, partsOf, styleHashes: hashes }
}

async function readManifest(distFolder: string): Promise<Manifest> {
  try {
    // Written by the build of the same release.
    return JSON.parse(await readFile(join(distFolder, 'client', 'manifest.json'), 'utf8')) as Manifest
  } catch (cause) {
    throw new Error(`there is no web build in ${distFolder}: run "npm run build"`, { cause })
  }
}

function importsOf(manifest: Manifest, chunk: ManifestChunk, files = new Set<string>()): Set<string> {
  for (const name of chunk.imports ?? []) {
    const imported = manifest[name]
    if (!imported || files.has(imported.file)) continue
    files.add(imported.file)
    importsOf(manifest, imported, files)
  }
  return files
}
