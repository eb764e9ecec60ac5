import { api } from './api.ts'
import { newId } from './new-id.ts'

const MAX_MESSAGE = 500
const reported = new WeakSet<object>()

/** Best effort: the id that the person sees is the id in the server's log. */
export function reportClientError(error: unknown, errorId: string = newId()): string {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return errorId
    reported.add(error)
  }
  const message = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, MAX_MESSAGE)
  const details = { errorId, message: printable(message), path: printable(location.pathname).slice(0, 200) }
  api.post('/clientError', details, errorId).catch(() => undefined)
  return errorId
}

function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the contract refuses exactly these
  return text.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')
}
