import { MARKETING_CONSENT_TEXT } from '@sizzle/domain/messages/consent-text.ts'
import { normalizeEmail } from '@sizzle/domain/people/email.ts'
import type { Context, Hono } from 'hono'
import { lockUser } from '../accounts/accounts.sql.ts'
import { askToWelcome } from '../accounts/confirm-address.ts'
import { addConsent, hasMarketingConsent, lastSaid } from '../accounts/consents.sql.ts'
import type { Database } from '../kit/db/open.ts'
import { readUpTo } from '../kit/http/body.ts'
import { checkOrigin } from '../kit/http/guard.ts'
import { announce } from '../kit/live/announce.ts'
import type { AddressOf } from '../kit/room.ts'
import { PAY_PAGE_HEADERS } from '../outside/pay/pay-page.ts'
import { holderOf, takesOffers } from './readers.sql.ts'
import { TEST_WAY_OUT, type UnsubscribeLinks } from './unsubscribe-links.ts'
import {
  AGREE_FIELD,
  AGREE_VALUE,
  agreedPage,
  choicePage,
  donePage,
  testLetterPage,
  unknownLinkPage,
} from './unsubscribe-pages.ts'

type Parts = {
  readonly database: Database
  readonly links: UnsubscribeLinks
  readonly origins: readonly string[]
  readonly clock: () => Date
  readonly addressOf: AddressOf
}

const PATH = '/unsubscribe/:userId/:token'
const MAX_FORM_BYTES = 1024

type Holder = { readonly id: string; readonly email: string }

/** One press for people, and one POST for the button of mail programs (RFC 8058), which comes from anywhere and with no session. */
export function mountUnsubscribe(api: Hono, parts: Parts): void {
  const { database, links } = parts
  const html = (c: Context, body: string, status: 200 | 404 = 200) => c.html(body, status, PAY_PAGE_HEADERS)
  const personOf = async (c: Context) => {
    const userId = links.personOf(c.req.param('userId') ?? '', c.req.param('token') ?? '')
    return userId === null ? undefined : holderOf(database.db, userId)
  }

  api.get(TEST_WAY_OUT, (c) => html(c, testLetterPage()))

  api.get(PATH, async (c) => {
    const person = await personOf(c)
    if (!person) return html(c, unknownLinkPage(), 404)
    const said = await lastSaid(database.db, person.id)
    const mayAgree = saidAs(said, person.email)
    return html(c, choicePage({ email: person.email, address: c.req.path, said, mayAgree }))
  })

  api.post(PATH, async (c) => {
    const person = await personOf(c)
    if (!person) return html(c, unknownLinkPage(), 404)
    const isAgreeing = await asksToAgree(c, parts.origins)
    const given = isAgreeing && (await mayStillAgree(parts, person))
    const email = await say(parts, c, person.id, given)
    if (email === undefined) return html(c, unknownLinkPage(), 404)
    const page = { email, address: c.req.path }
    if (given) return html(c, agreedPage(page, await takesOffers(database.db, person.id)))
    return html(c, donePage({ ...page, mayAgree: !isAgreeing }))
  })
}

/** Only our own page asks for that. Whatever else is posted here, from wherever, ends the offers. */
async function asksToAgree(c: Context, origins: readonly string[]): Promise<boolean> {
  const bytes = await readUpTo(c.req.raw, MAX_FORM_BYTES)
  const form = new URLSearchParams(bytes?.toString('utf8') ?? '')
  return form.get(AGREE_FIELD) === AGREE_VALUE && checkOrigin(c.req.raw.headers, origins).ok
}

async function mayStillAgree({ database }: Parts, { id, email }: Holder): Promise<boolean> {
  return saidAs(await lastSaid(database.db, id), email)
}

/** The link of a mailbox that was theirs speaks for nobody else's mailbox. */
function saidAs(said: { readonly email: string } | undefined, email: string): boolean {
  return said !== undefined && normalizeEmail(said.email) === normalizeEmail(email)
}

/** Written down once, however often it is pressed. Answers the address it is about; nothing: the account is gone. */
function say({ database, clock, addressOf }: Parts, c: Context, userId: string, given: boolean) {
  return database.transaction(async (tx) => {
    const person = await lockUser(tx, userId)
    if (!person) return undefined
    if ((await hasMarketingConsent(tx, userId)) === given) return person.email
    await addConsent(tx, {
      userId,
      email: person.email,
      given,
      wording: MARKETING_CONSENT_TEXT,
      source: given ? 'preference page' : 'unsubscribe link',
      address: addressOf(c),
      now: clock(),
    })
    if (given) await askToWelcome(tx, userId)
    await announce(tx, 'user.changed', { id: userId })
    return person.email
  })
}
