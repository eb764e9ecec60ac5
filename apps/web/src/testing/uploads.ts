import { beforeEach, vi } from 'vitest'

const photosSent: Blob[] = []

/** Requests with progress, answered by the server of this test: half of the body is on its way, then all of it. */
class TestRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  private url = ''
  private isAborted = false
  private readonly headers = new Headers()
  open(_method: string, url: string) {
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  getResponseHeader() {
    return 'application/json'
  }
  abort() {
    this.isAborted = true
    this.onabort?.()
  }
  async send(body: Blob) {
    photosSent.push(body)
    this.upload.onprogress?.({ loaded: 1, total: 2 })
    const answer = await fetch(this.url, { method: 'POST', headers: this.headers })
    if (this.isAborted) return
    this.status = answer.status
    this.responseText = await answer.text()
    this.onload?.()
  }
}

/** What was uploaded in this test, in order; what becomes of it says the test's server. */
export function anUploader(): readonly Blob[] {
  beforeEach(() => {
    photosSent.length = 0
    vi.stubGlobal('XMLHttpRequest', TestRequest)
  })
  return photosSent
}

export async function aPhoto(name = 'plate.png', side = 8): Promise<File> {
  const canvas = new OffscreenCanvas(side, side)
  canvas.getContext('2d')?.fillRect(0, 0, side, side)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}
