import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { openApi } from './openapi.ts'
import { referencePage, STYLE } from './reference-page.ts'

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const HEADERS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' }

export function mountReference(api: Hono, publicUrl: string) {
  const document = openApi(publicUrl)
  const page = referencePage(publicUrl)
  api.get('/api/openapi.json', (c) => c.json(document, 200, HEADERS))
  api.get('/api/docs', (c) =>
    c.html(page, 200, {
      ...HEADERS,
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'`,
    }),
  )
}
