/** How often a call was answered so, such as `/api/createCustomerPayment 502 payment_session_failed`. */
type Failures = Map<string, number>
/** What came back instead of an answer, each time. */
export type Troubles = { noAnswer: number; readonly failures: Failures }

/** What has a sentence for whoever asked and may be asked again with the same key. Every other answer from 500 on is a bug. */
const EXPLAINED: readonly string[] = [
  // The program or its database is away for a moment.
  '503 unavailable',
  // The same on a payment page, which says so and offers to try again.
  '503 page',
  // The provider of cards refused the call, cut it off or was silent. The same key goes on with the session that was begun.
  '502 payment_session_failed',
]

export function openTroubles(): Troubles {
  return { noAnswer: 0, failures: new Map() }
}

export async function noteFailure({ failures }: Troubles, path: string, answer: Response) {
  const what = `${nameOf(path)} ${answer.status} ${await codeOf(answer)}`
  failures.set(what, (failures.get(what) ?? 0) + 1)
}

async function codeOf(answer: Response): Promise<string> {
  if (answer.headers.get('content-type')?.startsWith('text/html')) return 'page'
  const body: unknown = await answer.json().catch(() => undefined)
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'without a code'
}

/** The call without what differs each time: its question, and the session of a payment page. */
function nameOf(path: string): string {
  return path.replace(/\?.*/, '').replace(/[0-9a-f-]{20,}|_[\w-]{12,}/g, '…')
}

/** Answers from 500 on, but 503. */
export function failed({ failures }: Troubles): number {
  return sum(failures, (status) => status !== '503')
}

export function unavailable({ failures }: Troubles): number {
  return sum(failures, (status) => status === '503')
}

function sum(failures: Failures, isMeant: (status: string) => boolean): number {
  return [...failures].reduce((total, [what, times]) => total + (isMeant(what.split(' ')[1] ?? '') ? times : 0), 0)
}

/** By call, status and code, the most frequent first. */
export function failureLines({ failures }: Troubles): string[] {
  return [...failures].toSorted(([, one], [, other]) => other - one).map(([what, times]) => `${times} x ${what}`)
}

export function unexplained({ failures }: Troubles): string[] {
  return [...failures]
    .filter(([what]) => !EXPLAINED.includes(what.slice(what.indexOf(' ') + 1)))
    .map(([what, times]) => `nobody explains an answer: ${times} x ${what}`)
}
