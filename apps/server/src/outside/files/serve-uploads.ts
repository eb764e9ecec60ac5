import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../../kit/log.ts'
import { type Files, isFileName, typeOf, UPLOADS_PATH } from './files.ts'

/** Only ever our own re-encoded pictures, and a browser is told to take them for nothing else (menu 13). */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
}

/** Answers `/uploads/...`. False: not mine. */
export function uploadsHandler(files: Files, log: Log) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = request.url ?? ''
    if (!path.startsWith(UPLOADS_PATH)) return false
    const name = path.slice(UPLOADS_PATH.length)
    if (request.method !== 'GET' && request.method !== 'HEAD') refuse(response, 405)
    else if (!isFileName(name)) refuse(response, 404)
    else
      void answer(files, name, request, response).catch((error: unknown) => {
        log.error({ err: error }, 'an uploaded picture could not be read')
        refuse(response, 503)
      })
    return true
  }
}

async function answer(files: Files, name: string, request: IncomingMessage, response: ServerResponse) {
  const bytes = await files.get(name)
  if (!bytes) return refuse(response, 404)
  // A name is never used twice, so what is behind it never changes.
  response.writeHead(200, {
    ...HEADERS,
    'content-type': typeOf(name),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': bytes.byteLength,
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

function refuse(response: ServerResponse, status: 404 | 405 | 503) {
  if (response.headersSent) return response.destroy()
  response.writeHead(status, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'content-length': 0 })
  response.end()
}
