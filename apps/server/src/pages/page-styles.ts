import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { DocumentParts } from './document.ts'

/** Of a page that visitors start with: 'assets/first-menu-Dq5HmnPj.css'. */
const FIRST = /\/first-(\w+)-[\w-]{8}\.css$/

type Named = { css?: string[]; assets?: string[] }

export type PageStyles = {
  stylesOf: (page: Named | undefined) => Pick<DocumentParts, 'css' | 'whole'>
  /** As a content security policy names them. */
  hashes: string[]
}

/** What documents carry: the sheet of a page that visitors start with, and of any other the sheet of them all. */
export async function readPageStyles(entry: Named, pages: readonly Named[], folder: string): Promise<PageStyles> {
  const [whole, ...more] = entry.css ?? []
  if (whole === undefined || more.length > 0)
    throw new Error(`the styles in ${folder} are not of this release: run "npm run build"`)
  const read = (file: string) => readFile(`${folder}/${file}`, 'utf8')
  const all = await read(whole)
  const files = pages.flatMap(({ assets = [] }) => assets.filter((file) => FIRST.test(file)))
  const sheets = new Map(await Promise.all(files.map(async (file) => [file, await read(file)] as const)))

  function stylesOf(page: Named | undefined): Pick<DocumentParts, 'css' | 'whole'> {
    const file = page?.assets?.find((one) => sheets.has(one)) ?? ''
    const css = sheets.get(file)
    if (css === undefined) return { css: all, whole: undefined }
    return { css, whole: { file: `/${whole}`, screen: screenOf(file) } }
  }
  return { stylesOf, hashes: [all, ...sheets.values()].map(hashOf) }
}

/** 'MenuPage', as the browser names the screen. */
function screenOf(file: string): string {
  const page = FIRST.exec(file)?.[1] ?? ''
  return `${page.charAt(0).toUpperCase()}${page.slice(1)}Page`
}

function hashOf(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`
}
