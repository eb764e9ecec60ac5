import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { FakeStripeBooks, type StripeAnswer } from './fake-stripe-books.ts'

/** What goes wrong with one request: before anything happened at the provider, or after it happened and before its answer. */
export type Fault =
  | { kind: 'drop'; when: 'before' | 'after' }
  | { kind: 'hang'; when: 'before' | 'after' }
  | { kind: 'status'; status: 402 | 429 | 500 | 503; when: 'before' | 'after' }
  | { kind: 'delay'; ms: number }
type FaultRule = { readonly call: RegExp; readonly fault: Fault; times: number }

export type FakeStripe = Awaited<ReturnType<typeof openFakeStripe>>

/** Stripe's API as far as we use it, with its books in memory and a fault for every wire. */
export async function openFakeStripe() {
  const books = new FakeStripeBooks()
  const armed: FaultRule[] = []
  const requests: string[] = []

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on a port, so it is no pipe

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await textOf(request)
    const url = new URL(request.url ?? '/', 'http://stripe.test')
    requests.push(`${request.method} ${url.pathname}`)
    const fault = take(`${request.method} ${url.pathname}`)
    if (fault?.kind === 'delay') await sleep(fault.ms)
    if (fault && 'when' in fault && fault.when === 'before') return fail(fault, response)
    const key = request.headers['idempotency-key']
    const said = books.answer(request.method ?? 'GET', url, body, typeof key === 'string' ? key : undefined)
    if (fault && 'when' in fault) return fail(fault, response)
    send(response, said)
  }

  function take(call: string): Fault | undefined {
    const one = armed.find((each) => each.times > 0 && each.call.test(call))
    if (!one) return undefined
    one.times -= 1
    return one.fault
  }

  return {
    books,
    requests,
    apiBase: `http://127.0.0.1:${port}`,
    /** The next `times` requests go wrong like this whose "METHOD /path" is such; jobs in the background ask as well. */
    arm(call: RegExp, fault: Fault, times = 1) {
      armed.push({ call, fault, times })
    },
    disarm: () => armed.splice(0),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function fail(fault: Exclude<Fault, { kind: 'delay' }>, response: ServerResponse) {
  if (fault.kind === 'drop') return void response.destroy()
  if (fault.kind === 'hang') return
  const type = fault.status === 402 ? 'card_error' : 'api_error'
  send(response, { status: fault.status, body: { error: { type, message: `fake failure ${fault.status}` } } })
}

function send(response: ServerResponse, { status, body }: StripeAnswer) {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake' })
  response.end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
