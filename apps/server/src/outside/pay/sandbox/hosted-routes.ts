import type { Context, Hono } from 'hono'
import type { Database } from '../../../kit/db/open.ts'
import { readUpTo } from '../../../kit/http/body.ts'
import { checkOrigin } from '../../../kit/http/guard.ts'
import { PAY_PAGE_HEADERS } from '../pay-page.ts'
import { typedIn, wrongIn } from './card-form.ts'
import { challengePage, endedPage, payForm, unknownPage } from './hosted-page.ts'
import { DELAYS, testCard } from './pretend-cards.ts'
import { checkoutById, type SandboxCheckout } from './sandbox.sql.ts'
import { answerChallenge, pay } from './sandbox-till.ts'

const MAX_FORM_BYTES = 16 * 1024

/** The sandbox's hosted page. Who has the address may pay, as at any provider; its forms only come from itself. */
export function mountHostedPage(api: Hono, database: Database, origins: readonly string[], clock: () => Date) {
  const html = (c: Context, page: string, status: 200 | 400 | 403 | 404 | 413 = 200) =>
    c.html(page, status, PAY_PAGE_HEADERS)
  const find = (c: Context) => checkoutById(database.db, c.req.param('id') ?? '')
  const again = (c: Context, { id }: SandboxCheckout) => c.redirect(`/pay/sandbox/${encodeURIComponent(id)}`, 303)

  api.get('/pay/sandbox/:id', async (c) => {
    const checkout = await find(c)
    if (!checkout) return html(c, unknownPage(), 404)
    if (checkout.status === 'complete' || checkout.status === 'processing') return c.redirect(checkout.success_url, 303)
    const now = clock()
    if (checkout.status === 'expired' || now >= checkout.expires_at) return html(c, endedPage(checkout, now))
    if (checkout.status === 'challenge') return html(c, challengePage(checkout))
    return html(c, payForm(checkout, now, { chosen: testCard(c.req.query('with') ?? '') }))
  })

  api.post('/pay/sandbox/:id/:action{pay|challenge|cancel}', async (c) => {
    if (!checkOrigin(c.req.raw.headers, origins).ok) return html(c, unknownPage(), 403)
    const checkout = await find(c)
    if (!checkout) return html(c, unknownPage(), 404)
    if (c.req.param('action') === 'cancel') return c.redirect(checkout.cancel_url, 303)
    const form = await formOf(c)
    if (!form) return html(c, unknownPage(), 413)
    const now = clock()
    if (c.req.param('action') === 'challenge') {
      await database.transaction((tx) => answerChallenge(tx, checkout.id, form.get('answer') === 'approve', now))
      return again(c, checkout)
    }
    const typed = typedIn(form)
    const wrong = wrongIn(typed, now)
    const card = testCard(typed.card ?? '')
    if (!card || Object.keys(wrong).length > 0) return html(c, payForm(checkout, now, { typed, wrong }), 400)
    const delay = DELAYS.find(({ seconds }) => String(seconds) === form.get('delay'))?.seconds ?? 0
    await database.transaction((tx) => pay(tx, checkout.id, card, delay, now))
    return again(c, checkout)
  })
}

/** Undefined when it is longer than any form of ours. */
async function formOf(c: Context): Promise<URLSearchParams | undefined> {
  const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')
  const bytes = isForm ? await readUpTo(c.req.raw, MAX_FORM_BYTES) : Buffer.alloc(0)
  return bytes && new URLSearchParams(bytes.toString())
}
