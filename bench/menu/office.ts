import type { SignedHeaders } from '../board/people.ts'

/** The calls of somebody who manages the menu of Truro. */
export function officeOf(origin: string, { headers }: SignedHeaders) {
  async function taken<T>(path: string, answer: Response): Promise<T> {
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    // The server of this very program answers.
    return (await answer.json()) as T
  }
  return {
    async ask<T>(path: string): Promise<T> {
      return taken<T>(path, await fetch(`${origin}/api/${path}?locationId=truro`, { headers }))
    },
    async post<T>(path: string, input: object): Promise<T> {
      const more = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
      const body = JSON.stringify({ locationId: 'truro', ...input })
      return taken<T>(
        path,
        await fetch(`${origin}/api/${path}`, { method: 'POST', headers: { ...headers, ...more }, body }),
      )
    },
    async upload(id: string, photo: Uint8Array): Promise<void> {
      const query = new URLSearchParams({ locationId: 'truro', id, name: 'plate.jpg' })
      const more = { 'content-type': 'image/png', 'idempotency-key': crypto.randomUUID() }
      const address = `${origin}/api/uploadMenuImage?${query.toString()}`
      const body = Buffer.from(photo)
      await taken('uploadMenuImage', await fetch(address, { method: 'POST', headers: { ...headers, ...more }, body }))
    },
  }
}
export type Office = ReturnType<typeof officeOf>
