import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { openApi } from './openapi.ts'
import { SCRIPT } from './page-script.ts'
import { STYLE } from './page-style.ts'
import { referencePage } from './reference-page.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}; frame-ancestors 'none'; base-uri 'none'`
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

export function mountReference(api: Hono, publicUrl: string) {
  const document = once(() => openApi(publicUrl))
  const page = once(() => referencePage(publicUrl, document()))
  api.get('/api/openapi.json', (c) => c.json(document(), 200, HEADERS))
  api.get('/api/docs', (c) => c.html(page(), 200, { ...HEADERS, 'content-security-policy': POLICY }))
}

/** Made for the first reader: a start does not wait for what few ask for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
