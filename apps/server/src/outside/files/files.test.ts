import { createHash, createHmac, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Files } from './files.ts'
import { localFiles } from './local-files.ts'
import { s3Files } from './s3-files.ts'

const SECRET = 'bucket-secret'
const stored = new Map<string, Buffer>()
let server: Server
let folder = ''
const stores: Record<string, Files> = {}

/** A bucket on this machine that checks every signature as the protocol says (AWS Signature Version 4). */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { authorization = '', host = '' } = request.headers
  const parts =
    /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})/.exec(
      authorization,
    )
  if (!parts) return false
  const [, id, day = '', region = '', signed = '', signature] = parts
  const payload = String(request.headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== createHash('sha256').update(body).digest('hex')) return false
  const headers = signed.split(';').map((name) => `${name}:${name === 'host' ? host : String(request.headers[name])}\n`)
  const canonical = [request.method, request.url, '', headers.join(''), signed, payload].join('\n')
  const time = String(request.headers['x-amz-date'])
  const text = `AWS4-HMAC-SHA256\n${time}\n${day}/${region}/s3/aws4_request\n${createHash('sha256').update(canonical).digest('hex')}`
  let key: Buffer | string = `AWS4${SECRET}`
  for (const step of [day, region, 's3', 'aws4_request']) key = createHmac('sha256', key).update(step).digest()
  return id === 'bucket-id' && createHmac('sha256', key).update(text).digest('hex') === signature
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const body = await buffer(request)
  const path = request.url ?? ''
  if (!isSigned(request, body)) return void response.writeHead(403).end()
  if (request.method === 'PUT') stored.set(path, body)
  if (request.method === 'DELETE') stored.delete(path)
  const found = stored.get(path)
  if (request.method === 'GET' && !found) return void response.writeHead(404).end()
  response.writeHead(request.method === 'DELETE' ? 204 : 200).end(request.method === 'GET' ? found : undefined)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sizzle-files-'))
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const bucket = {
    endpoint,
    bucket: 'photos',
    region: 'ca-central-1',
    accessKeyId: 'bucket-id',
    secretAccessKey: SECRET,
  }
  stores['a local folder'] = localFiles(folder)
  stores['a bucket'] = s3Files(bucket)
  stores['a bucket with a wrong key'] = s3Files({ ...bucket, secretAccessKey: 'wrong' })
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['a local folder', 'a bucket'])('%s', (kind) => {
  const files = () => stores[kind] as Files // filled before the tests run

  it('gives back what was put in, and nothing once it was removed', async () => {
    const name = `people/${randomUUID()}.webp`
    const bytes = new Uint8Array([1, 2, 3, 250])
    expect(await files().get(name)).toBeUndefined()
    await files().put(name, bytes)
    expect(Buffer.from((await files().get(name)) ?? [])).toEqual(Buffer.from(bytes))
    await files().remove(name)
    await files().remove(name)
    expect(await files().get(name)).toBeUndefined()
  })

  it.each(['../x.webp', 'people/../../x.webp', '/etc/passwd', `people/${randomUUID()}.svg`, 'people\\x.webp', ''])(
    'knows no name like %j',
    async (name) => {
      await expect((async () => files().put(name, new Uint8Array([1])))()).rejects.toThrow('not a name')
      await expect((async () => files().get(name))()).rejects.toThrow('not a name')
    },
  )
})

it('a bucket that refuses the key is an error, not an empty one', async () => {
  await expect(stores['a bucket with a wrong key']?.get(`people/${randomUUID()}.webp`)).rejects.toThrow('403')
})

it('a local folder holds no half-written file', async () => {
  const name = `people/${randomUUID()}.webp`
  const store = stores['a local folder'] as Files // filled before the tests run
  await Promise.all([1, 2, 3].map((byte) => store.put(name, new Uint8Array(1000).fill(byte))))
  expect((await readdir(join(folder, 'people'))).filter((file) => file.endsWith('.part'))).toEqual([])
})
