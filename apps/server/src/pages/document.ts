import type { PageData } from '@sizzle/web/kit/page-content.ts'
import type { RenderedPage } from '@sizzle/web/pages/entry.ts'

export type DocumentParts = {
  css: string
  /** Where that has the styles of one screen: all of them, which a script switches on or a browser without scripts. */
  whole: { file: string; screen: string } | undefined
  fonts: string[]
  script: string
  preloads: string[]
}
export type DocumentInput = {
  rendered: RenderedPage
  data: PageData
  canonical: string | undefined
  isIndexed: boolean
  /** Whether letters leave the house; pages where they do not promise none. */
  hasMail: boolean
}

/**
 * One document. The stylesheet is inlined, and scripts are fetched once the page is painted (after-first-paint.ts in the
 * site's build): on a slow phone the former took the first paint from 1.6 s to 0.7 s. Page data travels as a data block, which the strict script-src does not run.
 */
export function composeDocument(parts: DocumentParts, input: DocumentInput): string {
  return assemble(
    [
      ...parts.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
      parts.css && `<style>${parts.css}</style>`,
      parts.whole && `<link rel="whole" id="${parts.whole.screen}" href="${parts.whole.file}">`,
      parts.whole && `<noscript><link rel="stylesheet" href="${parts.whole.file}"></noscript>`,
      ...parts.preloads.map((file) => `<link rel="later" href="${file}">`),
      `<script type="module" src="${parts.script}"></script>`,
    ].join(''),
    input,
  )
}

/** Puts a document together; only `assets` differs between a build and development. */
export function assemble(assets: string, { rendered, data, canonical, isIndexed, hasMail }: DocumentInput): string {
  return [
    `<!doctype html><html lang="en-CA"${hasMail ? '' : ' data-mail="none"'}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="theme-color" content="#fbf5e9"><link rel="icon" href="/icon.svg" type="image/svg+xml">',
    rendered.head,
    canonical === undefined ? '' : addressOf(escapeAttribute(canonical)),
    '<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/icon-180.png">',
    isIndexed ? '' : '<meta name="robots" content="noindex">',
    assets,
    `</head><body>${rendered.shapes}<div id="root">${rendered.body}</div>`,
    // After what people see. Data blocks: search engines read them, the strict script-src does not run them.
    ...rendered.structured.map((thing) => `<script type="application/ld+json">${escapeForScript(thing)}</script>`),
    `<script type="application/json" id="page-data">${escapeForScript(data)}</script></body></html>`,
  ].join('')
}

/** `<` never appears, so no name on a menu can close the block; the two line separators are for older parsers. */
function escapeForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

function addressOf(canonical: string): string {
  return `<link rel="canonical" href="${canonical}"><meta property="og:url" content="${canonical}">`
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
