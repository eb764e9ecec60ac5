import { MARKETING_CONSENT_TEXT } from '@sizzle/contract/profile.ts'
import type { Context, Hono } from 'hono'
import { lockUser } from '../accounts/accounts.sql.ts'
import type { Database } from '../kit/db/open.ts'
import { announce } from '../kit/live/announce.ts'
import type { AddressOf } from '../kit/room.ts'
import { PAY_PAGE_HEADERS } from '../outside/pay/pay-page.ts'
import { addConsent, hasMarketingConsent, lastSaid } from '../people/consents.sql.ts'
import { holderOf } from './readers.sql.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'
import { choicePage, donePage, unknownLinkPage } from './unsubscribe-pages.ts'

type Parts = {
  readonly database: Database
  readonly links: UnsubscribeLinks
  readonly clock: () => Date
  readonly addressOf: AddressOf
}

const PATH = '/unsubscribe/:userId/:token'

/** One press for people, and one POST for the button of mail programs (RFC 8058), which comes from anywhere and with no session. */
export function mountUnsubscribe(api: Hono, { database, links, clock, addressOf }: Parts): void {
  const html = (c: Context, body: string, status: 200 | 404 = 200) => c.html(body, status, PAY_PAGE_HEADERS)
  const personOf = async (c: Context) => {
    const userId = links.personOf(c.req.param('userId') ?? '', c.req.param('token') ?? '')
    return userId === null ? undefined : holderOf(database.db, userId)
  }

  api.get(PATH, async (c) => {
    const person = await personOf(c)
    if (!person) return html(c, unknownLinkPage(), 404)
    const said = await lastSaid(database.db, person.id)
    return html(c, choicePage({ email: person.email, address: c.req.path, said }))
  })

  api.post(PATH, async (c) => {
    const userId = (await personOf(c))?.id
    if (!userId) return html(c, unknownLinkPage(), 404)
    const email = await database.transaction(async (tx) => {
      const person = await lockUser(tx, userId)
      if (!person) return undefined
      if (!(await hasMarketingConsent(tx, userId))) return person.email
      await addConsent(tx, {
        userId,
        email: person.email,
        given: false,
        wording: MARKETING_CONSENT_TEXT,
        source: 'unsubscribe link',
        address: addressOf(c),
        now: clock(),
      })
      await announce(tx, 'user.changed', { id: userId })
      return person.email
    })
    return email === undefined ? html(c, unknownLinkPage(), 404) : html(c, donePage(email))
  })
}
