import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

// The least that Node can do for the same bytes: what a real server is compared with.
export type Answer = { readonly body: Buffer; readonly headers: Record<string, string> }
export type BareServer = { readonly url: string; readonly stop: () => void }

/** Starts a plain node:http server in a process of its own that answers everything with these bytes. */
export async function startBareServer({ body, headers }: Answer): Promise<BareServer> {
  const child = fork(import.meta.filename, { serialization: 'advanced' })
  child.send({ body, headers })
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() }
}

/** The bytes as they travel, still compressed, with the headers that say what they are. */
export async function fetchBytes(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const [response] = await once(get(url, { headers }), 'response')
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
  return { body: await buffer(response), headers: described(response.headers) }
}

function described(headers: IncomingHttpHeaders): Record<string, string> {
  const kept = ['content-type', 'content-encoding', 'etag', 'cache-control', 'vary']
  return Object.fromEntries(kept.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])))
}

function serve({ body, headers }: Answer): void {
  const all = { ...headers, 'content-length': body.length }
  const server = createServer((_request, response) => response.writeHead(200, all).end(body))
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : undefined)
  })
}

if (import.meta.main && process.send) process.once('message', (answer: Answer) => serve(answer))
