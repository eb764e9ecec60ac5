import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

const SECRET = 'bucket-secret'
const ID = 'bucket-id'
const BUCKET = 'photos'
const REGION = 'ca-central-1'

/** A bucket on this machine that speaks S3 and checks every signature as the protocol says (AWS Signature Version 4). */
export async function aBucket() {
  const stored = new Map<string, { body: Buffer; type: string }>()
  let refuseWith: number | undefined

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    const path = request.url ?? ''
    if (!isSigned(request, body)) return void response.writeHead(403).end()
    if (request.method === 'PUT' && refuseWith !== undefined) return void response.writeHead(refuseWith).end()
    if (request.method === 'PUT') stored.set(path, { body, type: request.headers['content-type'] ?? '' })
    if (request.method === 'DELETE') stored.delete(path)
    const found = stored.get(path)
    if (request.method === 'GET' && !found) return void response.writeHead(404).end()
    response.writeHead(request.method === 'DELETE' ? 204 : 200).end(request.method === 'GET' ? found?.body : undefined)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return {
    options: { endpoint, bucket: BUCKET, region: REGION, accessKeyId: ID, secretAccessKey: SECRET },
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: ID,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    /** What is stored, by name, with its content type. */
    names: () => new Map([...stored].map(([path, { type }]) => [path.slice(BUCKET.length + 2), type])),
    /** Takes no file any more, with this status; undefined: takes them again. */
    refuse(status: number | undefined) {
      refuseWith = status
    },
    close: () => server.close(),
  }
}

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
  return id === ID && createHmac('sha256', key).update(text).digest('hex') === signature
}
