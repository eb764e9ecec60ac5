import { createClient } from '@sizzle/contract/client.ts'
import { OWNER } from './program.ts'

const PATIENCE_MS = 15_000

/** Reads what the program wrote to somebody, as the owner may: with no provider set, every message is kept. */
export async function openMailbox(url: string) {
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(OWNER),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const withCookie: typeof fetch = (input, init) =>
    fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), cookie, origin: url } })
  const plain = createClient({ base: `${url}/api`, fetch: withCookie })
  const { apiKey } = await plain.get('/session', {})
  const owner = createClient({ base: `${url}/api`, fetch: withCookie, apiKey: () => apiKey })

  async function textsTo(address: string): Promise<string[]> {
    const { messages } = await owner.get('/getMessages', { search: address })
    return Promise.all(messages.map(async ({ id }) => (await owner.get('/getMessage', { messageId: id })).message.text))
  }
  async function found(address: string, what: RegExp, unlike?: string): Promise<string> {
    const until = Date.now() + PATIENCE_MS
    while (Date.now() < until) {
      for (const text of await textsTo(address)) {
        const [words] = what.exec(text) ?? []
        if (words && words !== unlike) return words
      }
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    throw new Error(`no letter to ${address} has ${what}`)
  }
  return {
    textsTo,
    /** The newest link to this page in a letter to this address; `unlike` is one that was read before. */
    linkTo: (page: string, address: string, unlike?: string): Promise<string> =>
      found(address, new RegExp(`https?://\\S+${page}[#?]token=[A-Za-z0-9_-]+`), unlike),
    /** The code of an offer in a letter to this address. */
    codeTo: (kind: string, address: string): Promise<string> => found(address, new RegExp(`${kind}-[A-Z2-9]{6}`)),
  }
}
