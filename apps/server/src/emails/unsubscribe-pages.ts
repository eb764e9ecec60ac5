import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { longDate } from '@sizzle/domain/hours/date-words.ts'
import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import { MARKETING_CONSENT_TEXT } from '@sizzle/domain/messages/consent-text.ts'
import { asText, payPage } from '../outside/pay/pay-page.ts'

// What the link in an offer opens. Nobody has to be signed in; opening it changes nothing, as mail programs open links by themselves.

type Said = { readonly given: boolean; readonly wording: string; readonly source: string; readonly at: Date }
type Asked = {
  readonly email: string
  readonly address: string
  /** The last thing that they said about offers. */
  readonly said: Said | undefined
  /** Whether the same link may say yes again. */
  readonly mayAgree: boolean
}

export const AGREE_FIELD = 'offers'
export const AGREE_VALUE = 'yes'

export function choicePage(asked: Asked): string {
  const { email, address, said } = asked
  if (!said?.given) return donePage(asked)
  return payPage({
    title: 'Unsubscribe',
    body: `<div class="center"><h1>No more offers?</h1>
<p>${asText(HOUSE.name)} sends offers and news to <b>${asText(email)}</b>.</p>
<form method="post" action="${asText(address)}"><button type="submit">Unsubscribe</button></form>
<p class="soft">Messages about your orders and tables still come.</p></div>
<h2>What you agreed to</h2><div class="card"><p>${asText(said.wording)}</p>
<p class="soft">On ${asText(longDate(localAt(HOUSE_ZONE, said.at).date))}, ${asText(PLACES[said.source] ?? said.source)}</p></div>
<p><a class="button quiet" href="/profile">All my preferences</a></p>`,
  })
}

/** Where it was said, as the sentence goes on. */
const PLACES: Readonly<Record<string, string>> = {
  'sign-up': 'when you opened your account',
  profile: 'on your profile page',
  'preference page': 'on this page',
  'accounts merged': 'when two accounts of yours became one',
}

export function donePage({ email, address, mayAgree }: Omit<Asked, 'said'>): string {
  return payPage({
    title: 'Unsubscribed',
    body: `<div class="center" role="status"><h1>You are unsubscribed</h1>
<p>No more offers go to <b>${asText(email)}</b>. Messages about your orders and tables still come.</p></div>
${mayAgree ? agreeForm(address) : '<p class="soft center">You can agree again at any time, on your profile page.</p>'}
<p><a class="button quiet" href="/profile">Open my profile</a></p>`,
  })
}

function agreeForm(address: string): string {
  return `<h2>Changed your mind?</h2><div class="card"><p>${asText(MARKETING_CONSENT_TEXT)}</p>
<form method="post" action="${asText(address)}"><input type="hidden" name="${AGREE_FIELD}" value="${AGREE_VALUE}"><button type="submit" class="quiet">I agree again</button></form></div>`
}

/** `isReachable`: false for an address that is not confirmed, or that sent our letters back. */
export function agreedPage({ email, address }: Omit<Asked, 'said' | 'mayAgree'>, isReachable: boolean): string {
  const sentence = isReachable
    ? `Offers and news go to <b>${asText(email)}</b> again.`
    : `Your choice is kept, but our emails do not reach <b>${asText(email)}</b>. Please write to ${asText(HOUSE.supportEmail)}.`
  return payPage({
    title: 'Thank you',
    body: `<div class="center" role="status"><h1>Thank you</h1><p>${sentence}</p>
<form method="post" action="${asText(address)}"><button type="submit" class="quiet">Unsubscribe</button></form></div>
<p><a class="button quiet" href="/profile">All my preferences</a></p>`,
  })
}

export function testLetterPage(): string {
  return payPage({
    title: 'A test',
    body: `<div class="center"><h1>This is a test</h1>
<p>In the letter that guests get, this link ends offers to its reader. Nothing was changed.</p></div>`,
  })
}

export function unknownLinkPage(): string {
  return payPage({
    title: 'Not found',
    body: `<div class="center"><h1>This link does not work</h1>
<p>Please use the link in the newest message, or call ${asText(HOUSE.phone)}: we take you off the list.</p></div>`,
  })
}
