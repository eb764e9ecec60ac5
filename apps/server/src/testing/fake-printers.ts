import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:net'

// Printers as their makers describe them: they ask, fetch and answer over real HTTP, or listen on a port.

export type StarPrinter = ReturnType<typeof aStarPrinter>

/** Star CloudPRNT. `address` is what is entered in the printer. */
export function aStarPrinter(address: string, secret: string, user = 'printer') {
  const login = { authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}` }
  const query = (words: Record<string, string>) => `${address}?${new URLSearchParams(words).toString()}`
  return {
    poll: (said: object = { statusCode: '200%20OK' }) =>
      fetch(address, {
        method: 'POST',
        headers: { ...login, 'content-type': 'application/json' },
        body: JSON.stringify(said),
      }),
    async job(): Promise<{ jobReady: boolean; jobToken?: string; mediaTypes?: string[] }> {
      const answer = await this.poll()
      if (answer.status !== 200) throw new Error(`the poll was answered ${answer.status}`)
      return JSON.parse(await answer.text())
    },
    fetch: (token: string, type = 'text/plain') =>
      fetch(query({ token, type, mac: '00:11:62:aa:bb:cc' }), { headers: login }),
    done: (token: string, code = '200 OK') => fetch(query({ token, code }), { method: 'DELETE', headers: login }),
    /** Asks, fetches and says that it printed; answers what is on the paper. */
    async print(): Promise<string | undefined> {
      const { jobReady, jobToken = '' } = await this.job()
      if (!jobReady) return undefined
      const paper = await (await this.fetch(jobToken)).text()
      await this.done(jobToken)
      return paper
    },
  }
}

/** Epson Server Direct Print, which logs in with HTTP Digest. */
export function anEpsonPrinter(address: string, id: string, secret: string) {
  let nonce = ''
  const md5 = (text: string) => createHash('md5').update(text).digest('hex')
  function login(): Record<string, string> {
    if (nonce === '') return {}
    const [uri, cnonce] = [new URL(address).pathname, randomBytes(8).toString('hex')]
    const response = md5(`${md5(`${id}:printers:${secret}`)}:${nonce}:00000001:${cnonce}:auth:${md5(`POST:${uri}`)}`)
    return {
      authorization: `Digest username="${id}", realm="printers", nonce="${nonce}", uri="${uri}", qop=auth, nc=00000001, cnonce="${cnonce}", response="${response}", algorithm=MD5`,
    }
  }
  async function send(form: Record<string, string>, isAgain = false): Promise<Response> {
    const answer = await fetch(address, { method: 'POST', headers: login(), body: new URLSearchParams(form) })
    const offered = /nonce="([^"]+)"/.exec(answer.headers.get('www-authenticate') ?? '')?.[1]
    if (answer.status !== 401 || offered === undefined || isAgain) return answer
    nonce = offered
    return send(form, true)
  }
  return {
    ask: () => send({ ConnectionType: 'GetRequest', ID: id, Name: 'Epson' }),
    say: (jobId: string, response: string) =>
      send({
        ConnectionType: 'SetResponse',
        ID: id,
        ResponseFile: `<?xml version="1.0" encoding="UTF-8"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${jobId}</printjobid></Parameter><PrintResponse><response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print" ${response}/></PrintResponse></ePOSPrint></PrintResponseInfo>`,
      }),
  }
}

/** Takes Epson's commands on a port of this machine and, where it can, answers the question about its paper. */
export async function aPosPrinter({ answers = true }: { readonly answers?: boolean } = {}) {
  const papers: Buffer[] = []
  const server = createServer((socket) => {
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      if (answers && Buffer.concat(chunks).includes(Buffer.of(0x1d, 0x72, 1))) socket.write(Buffer.of(0))
    })
    socket.on('close', () => papers.push(Buffer.concat(chunks)))
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  const port = typeof at === 'object' && at ? at.port : 0
  return {
    address: `127.0.0.1:${port}`,
    papers: () => papers.map((bytes) => bytes.toString('latin1')),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
