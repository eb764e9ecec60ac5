export type ServerEvent = { event: string; data: string; id: string | undefined }

/**
 * Reads an event stream piece by piece. EventSource is not used because it hides comments, and the heartbeat is a comment:
 * a dead line would look like a quiet one for minutes.
 */
export function createEventReader(onEvent: (event: ServerEvent) => void) {
  let rest = ''
  let event = ''
  let data: string[] = []
  let id: string | undefined

  function readLine(line: string): void {
    if (line === '') finish()
    if (line === '' || line.startsWith(':')) return
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') event = value
    else if (field === 'data') data.push(value)
    else if (field === 'id' && !value.includes('\0')) id = value
  }

  function finish(): void {
    if (data.length > 0 || event !== '') onEvent({ event: event || 'message', data: data.join('\n'), id })
    event = ''
    data = []
    id = undefined
  }

  return (piece: string): void => {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) readLine(line)
  }
}
