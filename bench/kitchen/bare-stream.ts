import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

// The least that Node can do for a tick: whoever posts a text has it sent to every open stream.
export type BareStream = { readonly origin: string; readonly stop: () => void }

export async function startBareStream(): Promise<BareStream> {
  const child = fork(import.meta.filename)
  const [port] = await once(child, 'message')
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}

function serve(): void {
  const open = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('\n')
      open.add(response)
      return
    }
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      for (const one of open) one.write(`event: change\ndata: ${Buffer.concat(parts).toString()}\n\n`)
      response.end('{}')
    })
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : undefined)
  })
}

if (import.meta.main && process.send) serve()
