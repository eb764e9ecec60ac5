import { AwsClient } from 'aws4fetch'
import { type Files, FilesFull, isFileName, typeOf } from './files.ts'

type Bucket = { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }

const TIMEOUT_MS = 10_000
/** What stores with a quota answer once it is reached. */
const INSUFFICIENT_STORAGE = 507

/** Any store that speaks S3 (AWS, R2, MinIO ...), by path-style addresses, which they all know. */
export function s3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket): Files {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })

  async function send(method: 'GET' | 'PUT' | 'DELETE', name: string, body?: Uint8Array) {
    if (!isFileName(name)) throw new Error('not a name that we make')
    return client.fetch(`${endpoint}/${bucket}/${name}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body ? { body: Buffer.from(body), headers: { 'content-type': typeOf(name) } } : {}),
    })
  }
  const failed = (method: string, status: number) => new Error(`the file store answered ${status} to ${method}`)

  return {
    async put(name, bytes) {
      const answer = await send('PUT', name, bytes)
      await answer.body?.cancel()
      if (answer.status === INSUFFICIENT_STORAGE) throw new FilesFull('the file store is full')
      if (!answer.ok) throw failed('PUT', answer.status)
    },
    async get(name) {
      const answer = await send('GET', name)
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
      await answer.body?.cancel()
      if (answer.status === 404) return undefined
      throw failed('GET', answer.status)
    },
    async remove(name) {
      const answer = await send('DELETE', name)
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== 404) throw failed('DELETE', answer.status)
    },
  }
}
