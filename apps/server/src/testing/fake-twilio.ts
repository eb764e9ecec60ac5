import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export type CaughtSms = { readonly to: string; readonly from: string; readonly body: string; readonly key: string }
export type FakeTwilio = {
  readonly apiBase: string
  readonly texts: readonly CaughtSms[]
  /** What happens to a number: an HTTP status with Twilio's error body, or no answer at all. */
  on(phone: string, behaviour: number | 'hang'): void
  onAll(behaviour: number | 'hang' | 'deliver'): void
  stop(): Promise<void>
}
export const TWILIO_LOGIN = { sid: 'AC0123456789', token: 'a-twilio-token' }

/** The one call of Twilio's API that we use, with its answers. */
export async function startFakeTwilio(): Promise<FakeTwilio> {
  const texts: CaughtSms[] = []
  const behaviours = new Map<string, number | 'hang'>()
  let forAll: number | 'hang' | 'deliver' = 'deliver'

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    const form = new URLSearchParams(await text(request))
    const to = form.get('To') ?? ''
    if (!isOurs(request)) return answer(401, { code: 20003, message: 'Authenticate', status: 401 })
    const behaviour = behaviours.get(to) ?? forAll
    if (behaviour === 'hang') return
    if (behaviour !== 'deliver') return answer(behaviour, { code: 21211, message: `Invalid 'To' Phone Number: ${to}` })
    const key = String(request.headers['idempotency-key'])
    texts.push({ to, from: form.get('From') ?? '', body: form.get('Body') ?? '', key })
    answer(201, { sid: `SM${texts.length}`, status: 'queued' })
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    apiBase: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    texts,
    on: (phone, behaviour) => void behaviours.set(phone, behaviour),
    onAll: (behaviour) => {
      forAll = behaviour
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function isOurs({ method, url, headers }: IncomingMessage): boolean {
  const login = Buffer.from(`${TWILIO_LOGIN.sid}:${TWILIO_LOGIN.token}`).toString('base64')
  const path = `/2010-04-01/Accounts/${TWILIO_LOGIN.sid}/Messages.json`
  return method === 'POST' && url === path && headers.authorization === `Basic ${login}`
}
