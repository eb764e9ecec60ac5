export type LiveEvent = { id: string; event: string; data: Record<string, unknown> }
export type LiveReader = {
  readonly events: LiveEvent[]
  readonly ended: Promise<void>
  /** The first event that fits, also one that has already come. */
  until(fits: (event: LiveEvent) => boolean): Promise<LiveEvent>
  close(): void
}

/** Reads `/api/live` as a browser does, without reconnecting. */
export async function readLive(url: string, headers: Record<string, string> = {}): Promise<LiveReader> {
  const abort = new AbortController()
  const answer = await fetch(`${url}/api/live`, { headers, signal: abort.signal })
  if (!answer.ok || !answer.body) throw new Error(`/api/live answered ${answer.status}`)
  const events: LiveEvent[] = []
  const waiting: { fits: (event: LiveEvent) => boolean; found: (event: LiveEvent) => void }[] = []

  const read = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true })
      const frames = text.split('\n\n')
      text = frames.pop() ?? ''
      for (const event of frames.flatMap(eventOf)) {
        events.push(event)
        for (const wait of waiting) if (wait.fits(event)) wait.found(event)
      }
    }
  }
  return {
    events,
    ended: read(answer.body).catch(() => undefined),
    until(fits) {
      const there = events.find(fits)
      return there ? Promise.resolve(there) : new Promise((found) => waiting.push({ fits, found }))
    },
    close: () => abort.abort(),
  }
}

function eventOf(frame: string): LiveEvent[] {
  const field = (name: string) =>
    frame
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  const event = field('event')
  return event === undefined
    ? []
    : [{ id: field('id') ?? '', event, data: JSON.parse(field('data') ?? '{}') as Record<string, unknown> }]
}
