import { CallError, createClient, type PostAnswer } from '@sizzle/contract/client.ts'
import { isAnswered, isWorthWaiting } from '@sizzle/domain/calls/retry.ts'
import { UPLOAD_CANCELED } from '@sizzle/domain/menu/image.ts'
import { uploadRetryDelayMs } from '@sizzle/domain/menu/upload-retry.ts'
import { apiOptions } from '../../../../kit/api.ts'
import { sendWithProgress } from '../../../../kit/calls/send-with-progress.ts'

/** A slow phone needs its time for 5 MB. */
const ATTEMPT_MS = 120_000

export type PhotoUpload = {
  readonly locationId: string
  readonly id: string
  readonly name: string
  readonly file: Blob
  readonly cancelled: AbortSignal
  readonly onProgress: (percent: number) => void
}

/** One upload under one key, sent again with growing pauses until the server has said what became of it. */
export async function uploadPhoto(upload: PhotoUpload, key: string): Promise<PostAnswer<'/uploadMenuImage'>> {
  const { locationId, id, name, file, cancelled, onProgress } = upload
  const client = createClient({
    ...apiOptions,
    fetch: sendWithProgress({ onProgress, cancelled }),
    timeoutMs: ATTEMPT_MS,
  })
  const began = Date.now()
  for (let tries = 0; ; tries += 1) {
    onProgress(0)
    const outcome = await client.upload('/uploadMenuImage', { locationId, id, name }, file, key).catch(callErrorOf)
    if (!(outcome instanceof CallError)) return outcome
    if (cancelled.aborted) throw canceled()
    const delay = uploadRetryDelayMs(tries, Math.random(), Date.now() - began)
    if (delay === null || !isWorthRepeating(outcome)) throw outcome
    await pause(delay, cancelled)
    if (cancelled.aborted) throw canceled()
  }
}

function callErrorOf(error: unknown): CallError {
  if (error instanceof CallError) return error
  throw error
}

function isWorthRepeating({ status, body }: CallError): boolean {
  return !isAnswered(status) && body.code !== 'upload_quota_exceeded' && isWorthWaiting(body.retryAfter ?? null)
}

function pause(ms: number, cancelled: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    cancelled.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

function canceled(): CallError {
  return new CallError(409, {
    success: false,
    code: 'upload_canceled',
    error: UPLOAD_CANCELED,
    userMessage: UPLOAD_CANCELED,
    requestId: '',
    timestamp: '',
  })
}
