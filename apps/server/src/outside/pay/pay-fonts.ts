import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Hono } from 'hono'

// The site's own faces on the pages of a payment, at addresses that do not change with a build: those pages are no part of one.
const FACES = {
  'display.woff2': '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
  'text.woff2': '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
} as const
const SITE = new URL('../../../../web/package.json', import.meta.url)

export const PAY_FONT_FACES = `@font-face{font-family:Fraunces;font-weight:100 900;font-display:swap;src:url(/pay/fonts/display.woff2) format("woff2")}
@font-face{font-family:Hanken;font-weight:100 900;font-display:swap;src:url(/pay/fonts/text.woff2) format("woff2")}`

export function mountPayFonts(api: Hono): void {
  for (const [name, file] of Object.entries(FACES)) {
    let read: Promise<Buffer> | undefined
    api.get(`/pay/fonts/${name}`, async (c) => {
      read ??= readFile(createRequire(SITE).resolve(file))
      return c.body(new Uint8Array(await read), 200, {
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
    })
  }
}
