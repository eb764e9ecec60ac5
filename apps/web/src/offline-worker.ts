// Kept by the browser apart from every page: it answers for the site while the network is away. It knows nobody. Documents
// and answers that are one person's are never kept; what is kept here, every visitor gets. Whatever fails in here, the
// browser gets what it would have got without a worker.

const CACHE = 'site'
const MOST_KEPT = 500
const DAY_MS = 86_400_000
/** An answer that has not begun by then is no longer waited for where something is kept. */
const SILENT_AFTER_MS = 6_000
/** An outline that says nothing of anybody. It becomes the page of whatever address it is opened at. */
const FRAME = '/checkout'
/** What public pages ask for when a visitor goes from one to another. */
const OPEN_ANSWERS = [
  '/api/getActiveLocations',
  '/api/getDineInLocations',
  '/api/getLocation',
  '/api/getLocationMenu',
  '/api/getTodaysSpecials',
]

// The types of workers and of pages cannot stand in one program; these are the few that are needed.
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = WorkerEvent & {
  readonly request: Request
  /** The document, asked for while the worker was starting. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
declare function skipWaiting(): Promise<void>
declare const clients: { claim: () => Promise<void> }
declare const registration: { navigationPreload?: { enable: () => Promise<void> } }

function on<E extends Event>(type: string, listener: (event: E) => void): void {
  // The names of events and their types are the worker's own.
  addEventListener(type, listener as EventListener)
}

// Every file under /assets/ is named by its content and every document is asked for first, so a new worker may take over
// at once: no page has to be closed or loaded again for it.
on<WorkerEvent>('install', (event) => event.waitUntil(keepFrame(undefined).then(() => skipWaiting())))
on<WorkerEvent>('activate', (event) => event.waitUntil(takeOver()))

async function takeOver(): Promise<void> {
  const names = await caches.keys().catch(() => [])
  const old = names.filter((name) => name !== CACHE)
  await Promise.allSettled([...old.map((name) => caches.delete(name)), registration.navigationPreload?.enable()])
  await clients.claim()
}

/** A page names what it was made of: it had its files before there was a worker. */
on<WorkerEvent & MessageEvent<unknown>>('message', (event) => {
  const { page, script, files } = madeOf(event.data)
  const work = [keepFrame(script), keepFiles(files), ...(page === undefined ? [] : [keepPage(page)])]
  event.waitUntil(Promise.allSettled(work).then(dropOldest))
})

on<FetchEvent>('fetch', (event) => {
  const { request } = event
  const { origin, pathname, searchParams } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range')) return
  if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(event))
  else if (OPEN_ANSWERS.includes(pathname)) {
    // What somebody typed is that person's.
    if (!searchParams.has('search')) event.respondWith(newest(event, { name: request.url, isToKeep: isOpenAnswer }))
  } else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) {
    // Documents differ by their path alone; what else is in an address may be a key.
    event.respondWith(newest(event, { name: pathname, isToKeep: isPublicPage, otherwise: FRAME }))
  }
})

async function keptFirst(event: FetchEvent): Promise<Response> {
  const { request } = event
  const kept = await find(request.url)
  if (kept) return kept
  const answer = await fetch(request).catch(() => Response.error())
  if (isFile(answer)) event.waitUntil(keep(request.url, answer.clone()))
  return answer
}

type Asked = {
  /** Under which it is kept. */
  readonly name: string
  readonly isToKeep: (answer: Response) => boolean
  readonly otherwise?: string
}

async function newest(event: FetchEvent, { name, isToKeep, otherwise = name }: Asked): Promise<Response> {
  const asked = askFor(event).catch(() => undefined)
  event.waitUntil(asked.then((answer) => (answer && isToKeep(answer) ? keep(name, answer.clone()) : undefined)))
  const answer = await Promise.race([asked, silence()])
  if (answer) return answer
  const kept = (await find(name)) ?? (await find(otherwise))
  if (!kept) return (await asked) ?? Response.error()
  // It says nothing about the line.
  const headers = new Headers(kept.headers)
  headers.set('x-kept', '1')
  return new Response(kept.body, { headers })
}

async function askFor(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? (await fetch(event.request))
}

/** Behind a network that leads nowhere a browser would wait for minutes. */
function silence(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, SILENT_AFTER_MS, undefined))
}

/** The server forbids keeping a document that is one person's. */
function isPublicPage(answer: Response): boolean {
  return isOf(answer, 'text/html') && !answer.headers.get('cache-control')?.includes('no-store')
}

/** Asked for at one of the addresses above. */
function isOpenAnswer(answer: Response): boolean {
  return isOf(answer, 'application/json')
}

/** A network that asks for a sign-in of its own answers with its page, whatever was asked for. */
function isFile(answer: Response): boolean {
  return isWhole(answer) && !isOf(answer, 'text/html')
}

function isOf(answer: Response, type: string): boolean {
  return isWhole(answer) && (answer.headers.get('content-type')?.startsWith(type) ?? false)
}

/** Our own server's, and at the very address. */
function isWhole(answer: Response): boolean {
  return answer.status === 200 && answer.type === 'basic' && !answer.redirected
}

/** `script`: what the page started with. It names the build, and a frame of another build is fetched anew. */
async function keepFrame(script: string | undefined): Promise<void> {
  const kept = await find(FRAME)
  const keptText = await kept?.clone().text()
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '')
  if (keptText && script && keptText.includes(`"${script}"`) && age < DAY_MS) return await keepFiles(filesIn(keptText))
  const answer = await fetch(FRAME)
  if (!isOf(answer, 'text/html')) return
  const text = await answer.clone().text()
  await keepFiles(filesIn(text))
  await keep(FRAME, answer)
}

function filesIn(document: string): string[] {
  return [...document.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '')
}

/** A first visit had its page before there was a worker. */
async function keepPage(path: string): Promise<void> {
  if (await find(path)) return
  const answer = await fetch(path)
  if (isPublicPage(answer)) await keep(path, answer)
}

async function keepFiles(files: readonly string[]): Promise<void> {
  const wanted = files.filter((file) => file.startsWith('/assets/'))
  await Promise.all(
    wanted.map(async (file) => {
      if (await find(file)) return
      const answer = await fetch(file)
      if (isFile(answer)) await keep(file, answer)
    }),
  )
}

/** Nothing where the storage is forbidden or broken: then the network is asked. */
async function find(name: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(CACHE)).match(name)
  } catch {
    return undefined
  }
}

async function keep(name: string, answer: Response): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(name, answer)
  } catch (error) {
    // What waits to be sent needs the room more. Anything else, such as an answer that broke off, loses this one only.
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    if (isFull) await caches.delete(CACHE).catch(() => false)
  }
}

/** Files of builds that are gone. */
async function dropOldest(): Promise<void> {
  const cache = await caches.open(CACHE)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_KEPT)).map((one) => cache.delete(one)))
}

type MadeOf = { readonly page?: string; readonly script?: string; readonly files: readonly string[] }

/** Sent by keep-site.ts, perhaps of another build. */
function madeOf(told: unknown): MadeOf {
  // Each part is looked at before it is used.
  const { page, script, files } = (told ?? {}) as Record<string, unknown>
  return {
    ...(typeof page === 'string' && { page }),
    ...(typeof script === 'string' && { script }),
    files: Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [],
  }
}

// A module: its names are its own.
export {}
