import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { CARRIED_PAGE } from './shell-config.ts'

const PAGE = join(import.meta.dirname, 'page')
const WEB = join(import.meta.dirname, '../web')
const FACE = /url\("(([\w-]+)-latin-(wght|600)-normal\.woff2)"\)/g

/** Writes the page that the app carries, with the site's colours, letters and mark. */
export function writeCarriedPage(folder: string, site: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, CARRIED_PAGE), carriedPage(site))
}

/** One file with everything in it: Capacitor serves this address when the site is away, and none beside it. */
function carriedPage(site: string): string {
  const styles = read(WEB, 'src/brand/brand.css') + read(PAGE, 'page.css').replaceAll(FACE, faceInside)
  const script = read(PAGE, 'page.js')
  const words: Record<string, string> = {
    name: escapeHtml(HOUSE.name),
    phone: HOUSE.phone,
    phoneLink: `tel:+1${HOUSE.phone.replaceAll(/\D/g, '')}`,
    email: escapeHtml(HOUSE.email),
    site: escapeHtml(site),
    mark: dataUrl('image/svg+xml', readFileSync(join(WEB, 'public/icon.svg'))),
    policy: policy(styles, script),
  }
  const page = read(PAGE, CARRIED_PAGE).replaceAll(/\{(\w+)\}/g, (_, word: string) => {
    const value = words[word]
    if (value === undefined) throw new Error(`the carried page asks for {${word}}, which nobody knows`)
    return value
  })
  return page
    .replace('<link rel="stylesheet" href="page.css">', () => `<style>${styles}</style>`)
    .replace('<script src="page.js"></script>', () => `<script>${script}</script>`)
}

function policy(styles: string, script: string): string {
  return [
    "default-src 'none'",
    `style-src '${hashOf(styles)}'`,
    `script-src '${hashOf(script)}'`,
    'font-src data:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function faceInside(_: string, file: string, family: string, weight: string): string {
  const from = weight === 'wght' ? '@fontsource-variable' : '@fontsource'
  const path = createRequire(import.meta.url).resolve(`${from}/${family}/files/${file}`)
  return `url("${dataUrl('font/woff2', readFileSync(path))}")`
}

function dataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`
}

function read(folder: string, name: string): string {
  return readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n') // a hash is of the bytes a browser sees
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
