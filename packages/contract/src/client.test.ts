import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest'
import { CallError, createClient, refusalOf } from './client.ts'

// A small server that keeps what it was asked and answers what it was told to.
type Heard = { method: string; url: string; key: string; type: string; body: string }
let asked: Heard[] = []
let answers: [status: number, body: object][] = []
let base = ''

const server = createServer((request, response) => void answer(request, response))

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  asked.push({
    method: request.method ?? '',
    url: request.url ?? '',
    key: String(request.headers['idempotency-key'] ?? ''),
    type: request.headers['content-type'] ?? '',
    body: await textOf(request),
  })
  const [status, body] = answers.shift() ?? [200, { success: true }]
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks).toString()
}

beforeEach(async () => {
  ;[asked, answers] = [[], []]
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const NOBODY: [number, object] = [
  401,
  { success: false, code: 'unauthenticated', userMessage: 'Authentication failed.' },
]

describe('a call that the server knows nobody behind', () => {
  it('is sent once more with the same key when the person is back', async () => {
    answers = [NOBODY]
    const client = createClient({ base, signInAgain: async () => true })
    await client.post('/signOutEverywhere', {}, 'key-1')
    expect(asked.map(({ key, body }) => [key, body])).toEqual([
      ['key-1', '{}'],
      ['key-1', '{}'],
    ])
  })

  it('is refused when nobody came back, and when nobody can be asked', async () => {
    for (const signInAgain of [async () => false, undefined]) {
      answers = [NOBODY]
      const client = createClient({ base, ...(signInAgain ? { signInAgain } : {}) })
      await expect(client.get('/getProfile', {})).rejects.toThrow(CallError)
    }
    expect(asked).toHaveLength(2)
  })

  it('is not asked about twice: a second 401 is the answer', async () => {
    answers = [NOBODY, NOBODY]
    let questions = 0
    const signInAgain = async () => {
      questions += 1
      return true
    }
    await expect(createClient({ base, signInAgain }).get('/getProfile', {})).rejects.toMatchObject({ status: 401 })
    expect(questions).toBe(1)
  })

  it('asks nobody about any other refusal', async () => {
    answers = [[403, { success: false, code: 'wrong-password', userMessage: 'Incorrect password.' }]]
    const signInAgain = () => Promise.reject(new Error('was asked'))
    await expect(createClient({ base, signInAgain }).get('/getProfile', {})).rejects.toMatchObject({ status: 403 })
  })
})

it('an upload is the file itself, with its type and one key', async () => {
  answers = [[200, { success: true, photoURL: '/uploads/a.webp' }]]
  const file = new Blob(['pixels'], { type: 'image/png' })
  const { photoURL } = await createClient({ base }).upload('/uploadProfilePhoto', {}, file, 'key-2')
  expect(photoURL).toBe('/uploads/a.webp')
  expect(asked).toEqual([
    { method: 'POST', url: '/api/uploadProfilePhoto', key: 'key-2', type: 'image/png', body: 'pixels' },
  ])
})

describe('a refusal', () => {
  const current = { status: 'ready', at: '2026-11-20T18:00:00.000Z', by: 'Sam Staff' }
  const refused = async () => {
    answers = [[409, { success: false, code: 'order_changed', userMessage: 'Somebody was faster.', current }]]
    const move = { orderId: 'a', status: 'ready' } as const
    return createClient({ base })
      .post('/updateOrderStatus', move, 'key-3')
      .catch((error: unknown) => error)
  }

  it('is told apart by its code, which types its details', async () => {
    const refusal = refusalOf(await refused(), '/updateOrderStatus')
    if (refusal?.code !== 'order_changed') throw new Error('another refusal')
    expectTypeOf(refusal.current.by).toBeString()
    expect(refusal.current).toEqual(current)
  })

  it('is nothing of a call that it does not come from', async () => {
    const error = await refused()
    expect(refusalOf(error, '/cancelMyOrder')).toBeUndefined()
    expect(refusalOf(error, '/cancelMyOrder', '/updateOrderStatus')?.code).toBe('order_changed')
    expect(refusalOf(new Error('offline'), '/updateOrderStatus')).toBeUndefined()
  })
})

it.each([
  [429, 'Too many requests. Please wait a moment and try again.'],
  [502, 'Service temporarily unavailable. Please try again later.'],
  [404, 'The requested resource was not found.'],
])('an answer of %i that is not ours reads by its status', async (status, sentence) => {
  answers = [[status, { reason: 'a proxy was in the way' }]]
  await expect(createClient({ base }).get('/getProfile', {})).rejects.toThrow(sentence)
})
