import type { SendCall } from '@sizzle/contract/client.ts'

type Options = { readonly onProgress: (percent: number) => void; readonly cancelled: AbortSignal }

/** Sends like `fetch` and says how much of the body is on its way, from 0 to 100, which `fetch` cannot. */
export function sendWithProgress({ onProgress, cancelled }: Options): SendCall {
  return (url, { method = 'GET', headers, body = null, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const stop = () => request.abort()
      const end = (settle: () => void) => () => {
        for (const one of [cancelled, signal]) one?.removeEventListener('abort', stop)
        settle()
      }
      request.open(method, url)
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0)
      request.onload = end(() => resolve(answerOf(request)))
      request.onerror = end(() => reject(new TypeError('the request failed')))
      request.onabort = end(() => reject(new DOMException('the request was given up', 'AbortError')))
      for (const one of [cancelled, signal]) {
        if (one?.aborted) return reject(new DOMException('the request was given up', 'AbortError'))
        one?.addEventListener('abort', stop)
      }
      // The client sends text or a file, and never a stream.
      request.send(body as XMLHttpRequestBodyInit | null)
    })
}

function answerOf(request: XMLHttpRequest): Response {
  const type = request.getResponseHeader('content-type') ?? ''
  return new Response(request.responseText, { status: request.status, headers: { 'content-type': type } })
}
