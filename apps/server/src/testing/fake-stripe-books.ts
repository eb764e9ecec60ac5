import { randomUUID } from 'node:crypto'

export type StripeAnswer = { status: number; body: object }
export type FakeSession = {
  id: string
  object: 'checkout.session'
  client_reference_id: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  livemode: boolean
  payment_intent: string | null
  expires_at: number
  url: string
  success_url: string
  metadata: Record<string, string>
}
export type FakeRefund = {
  id: string
  object: 'refund'
  amount: number
  status: 'pending' | 'succeeded' | 'failed'
  created: number
  failure_reason: string | null
  payment_intent: string
  metadata: Record<string, string>
}
export type FakeEvent = {
  id: string
  object: 'event'
  type: string
  created: number
  livemode: boolean
  data: { object: object }
}

type FakeMove = { type: string; amount: number; fee: number; source: object | string | null }

const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`
const refusal = (message: string, status = 400): StripeAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', message } },
})

function listOf(data: readonly object[]): StripeAnswer {
  return { status: 200, body: { object: 'list', data, has_more: false } }
}

/** The provider's side of the truth: sessions, refunds, and the first answer of every key. */
export class FakeStripeBooks {
  readonly sessions = new Map<string, FakeSession>()
  readonly refunds: FakeRefund[] = []
  readonly payouts: object[] = []
  readonly moves = new Map<string, object[]>()
  readonly answers = new Map<string, StripeAnswer>()
  /** How refunds end: at once, or later by `settleRefund`. */
  refundStatus: FakeRefund['status'] = 'succeeded'
  livemode = false

  answer(method: string, url: URL, body: string, key: string | undefined): StripeAnswer {
    const known = key === undefined ? undefined : this.answers.get(key)
    if (known) return known
    const said = this.route(method, url, new URLSearchParams(body))
    if (key !== undefined) this.answers.set(key, said)
    return said
  }

  private route(method: string, { pathname, searchParams }: URL, form: URLSearchParams): StripeAnswer {
    const [, id, action] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(expire))?$/.exec(pathname) ?? []
    if (method === 'POST' && pathname === '/v1/checkout/sessions') return this.create(form)
    if (id && action === 'expire') return this.expire(id)
    if (id) return this.one(id)
    const intent = /^\/v1\/payment_intents\/([^/]+)$/.exec(pathname)?.[1]
    if (intent) return this.intent(intent)
    if (method === 'POST' && pathname === '/v1/refunds') return this.refund(form)
    if (pathname === '/v1/refunds') return this.list(searchParams)
    if (pathname === '/v1/payouts') return listOf(this.payouts)
    if (pathname === '/v1/balance_transactions') return listOf(this.moves.get(searchParams.get('payout') ?? '') ?? [])
    return refusal(`no such address ${method} ${pathname}`, 404)
  }

  private create(form: URLSearchParams): StripeAnswer {
    const amounts = [...form.keys()].flatMap((name) => {
      const index = /^line_items\[(\d+)\]\[price_data\]\[unit_amount\]$/.exec(name)?.[1]
      return index === undefined ? [] : [Number(form.get(name)) * Number(form.get(`line_items[${index}][quantity]`))]
    })
    const session: FakeSession = {
      id: newId('cs_test'),
      object: 'checkout.session',
      client_reference_id: form.get('client_reference_id') ?? '',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amounts.reduce((sum, amount) => sum + amount, 0),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      livemode: this.livemode,
      payment_intent: null,
      expires_at: Number(form.get('expires_at')),
      url: 'https://checkout.stripe.test/pay',
      success_url: form.get('success_url') ?? '',
      metadata: { session_id: form.get('payment_intent_data[metadata][session_id]') ?? '' },
    }
    if (session.expires_at < Date.now() / 1000 + 1800) return refusal('expires_at must be at least 30 minutes ahead')
    session.url = `https://checkout.stripe.test/pay/${session.id}`
    this.sessions.set(session.id, session)
    return { status: 200, body: session }
  }

  private one(id: string): StripeAnswer {
    const session = this.sessions.get(id)
    return session ? { status: 200, body: session } : refusal('No such checkout session', 404)
  }

  private expire(id: string): StripeAnswer {
    const session = this.sessions.get(id)
    if (session?.status !== 'open') return refusal('Only open sessions can be expired')
    session.status = 'expired'
    return { status: 200, body: session }
  }

  private refund(form: URLSearchParams): StripeAnswer {
    const intent = form.get('payment_intent') ?? ''
    const amount = Number(form.get('amount'))
    if (amount > this.captured(intent) - this.refunded(intent))
      return refusal('Refund amount is greater than unrefunded amount')
    const refund: FakeRefund = {
      id: newId('re'),
      object: 'refund',
      amount,
      status: this.refundStatus,
      created: Math.floor(Date.now() / 1000),
      failure_reason: null,
      payment_intent: intent,
      metadata: { refund_id: form.get('metadata[refund_id]') ?? '' },
    }
    this.refunds.unshift(refund)
    return { status: 200, body: { ...refund } }
  }

  private intent(id: string): StripeAnswer {
    const session = [...this.sessions.values()].find((one) => one.payment_intent === id)
    if (!session) return refusal('No such payment_intent', 404)
    return { status: 200, body: { id, object: 'payment_intent', latest_charge: this.charge(session) } }
  }

  /** Newest first, in pages, as the real one. */
  private list(query: URLSearchParams): StripeAnswer {
    const intent = query.get('payment_intent')
    const [from, until] = [Number(query.get('created[gte]') ?? 0), Number(query.get('created[lte]') ?? Infinity)]
    const found = this.refunds.filter(
      (refund) =>
        (intent === null || refund.payment_intent === intent) && refund.created >= from && refund.created <= until,
    )
    const start = found.findIndex(({ id }) => id === query.get('starting_after')) + 1
    const end = start + Number(query.get('limit') ?? 10)
    return { status: 200, body: { object: 'list', data: found.slice(start, end), has_more: end < found.length } }
  }

  sessionFor(reference: string): FakeSession {
    const session = [...this.sessions.values()].find((one) => one.client_reference_id === reference)
    if (!session) throw new Error(`the fake has no session for ${reference}`)
    return session
  }

  /** The customer pays; what is told of it is up to the test. */
  pay(reference: string): FakeSession {
    const session = this.sessionFor(reference)
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: session.payment_intent ?? newId('pi'),
    })
    return session
  }

  captured(intent: string): number {
    const session = [...this.sessions.values()].find((one) => one.payment_intent === intent)
    return session?.payment_status === 'paid' ? session.amount_total : 0
  }

  refunded(intent: string): number {
    return this.refunds
      .filter((refund) => refund.payment_intent === intent && refund.status !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0)
  }

  /** A refund made on the provider's own pages. */
  refundOutside(session: Pick<FakeSession, 'payment_intent' | 'amount_total'>, amount = session.amount_total) {
    const payment_intent = session.payment_intent ?? ''
    this.refunds.unshift({
      id: newId('re'),
      object: 'refund',
      amount,
      status: 'succeeded',
      created: Math.floor(Date.now() / 1000),
      failure_reason: null,
      payment_intent,
      metadata: {},
    })
  }

  /** To the owner's bank; the sum of its lines unless another is said. The payout itself stands among them. */
  payOut(lines: readonly FakeMove[], amount = lines.reduce((sum, line) => sum + line.amount - line.fee, 0)) {
    const id = newId('po')
    const own = { type: 'payout', amount: -amount, fee: 0, source: id }
    this.moves.set(
      id,
      [...lines, own].map((line) => ({ id: newId('txn'), net: line.amount - line.fee, ...line })),
    )
    const arrival_date = Math.floor(Date.now() / 1000)
    this.payouts.unshift({ id, object: 'payout', amount, currency: 'cad', arrival_date, status: 'paid' })
  }

  event(type: string, object: object): FakeEvent {
    const created = Math.floor(Date.now() / 1000)
    return {
      id: newId('evt'),
      object: 'event',
      type,
      created,
      livemode: this.livemode,
      data: { object: { ...object } },
    }
  }

  charge(session: FakeSession): object {
    return {
      object: 'charge',
      amount_captured: session.amount_total,
      amount_refunded: this.refunded(session.payment_intent ?? ''),
      currency: session.currency,
      livemode: session.livemode,
      payment_intent: session.payment_intent,
      metadata: session.metadata,
    }
  }
}
