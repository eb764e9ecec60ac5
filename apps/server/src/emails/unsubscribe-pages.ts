import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { asText, payPage } from '../outside/pay/pay-page.ts'

// What the link in an offer opens. Nobody has to be signed in; opening it changes nothing, as mail programs open links by themselves.

type Asked = { readonly email: string; readonly address: string; readonly takesOffers: boolean }

export function choicePage({ email, address, takesOffers }: Asked): string {
  if (!takesOffers) return donePage(email)
  return payPage({
    title: 'Unsubscribe',
    body: `<div class="center"><h1>No more offers?</h1>
<p>${asText(HOUSE.name)} sends offers and news to <b>${asText(email)}</b>.</p>
<form method="post" action="${asText(address)}"><button type="submit">Unsubscribe</button></form>
<p class="soft">Messages about your orders and tables still come.</p></div>`,
  })
}

export function donePage(email: string): string {
  return payPage({
    title: 'Unsubscribed',
    body: `<div class="center" role="status"><h1>You are unsubscribed</h1>
<p>No more offers go to <b>${asText(email)}</b>. Messages about your orders and tables still come.</p>
<p class="soft">You can agree again at any time, on your profile page.</p><a class="button quiet" href="/profile">Open my profile</a></div>`,
  })
}

export function unknownLinkPage(): string {
  return payPage({
    title: 'Not found',
    body: `<div class="center"><h1>This link does not work</h1>
<p>Please use the link in the newest message, or call ${asText(HOUSE.phone)}: we take you off the list.</p></div>`,
  })
}
