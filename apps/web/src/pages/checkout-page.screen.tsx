import type { AskAnswer } from '@sizzle/contract/client.ts'
import { expect, test } from 'vitest'
import { beginCart, cartIdOf } from '../kit/cart/cart-store.ts'
import { checkoutState } from '../kit/cart/checkout-state.ts'
import type { Profile } from '../kit/profile.ts'
import { useLocation, useNavigate } from '../router/router.tsx'
import { aNetwork, goOffline, goOnline } from '../testing/network.ts'
import { openAt } from '../testing/open-at.tsx'
import { PRIYA } from '../testing/people.ts'
import { orderTimes, quote } from '../testing/quote.ts'
import { aServer } from '../testing/server.ts'
import { DAL_LINE, TRURO } from '../testing/shop.ts'
import { CheckoutPage } from './checkout-page.tsx'

const server = aServer()
aNetwork()

const PROFILE: Profile = {
  uid: PRIYA.id,
  email: PRIYA.email,
  emailVerified: true,
  pendingEmail: null,
  displayName: 'Priya N. Nair',
  photoURL: null,
  phoneNumber: '+19025550123',
  countryCode: 'CA',
  role: 'customer',
  isActive: true,
  loyaltyPoints: 0,
  totalOrders: 0,
  totalSpent: 0,
  preferences: { notifications: true, marketing: false },
  locale: 'en',
  signupMethod: 'password',
  hasPassword: true,
  providers: [],
  createdAt: '2026-11-01T12:00:00.000Z',
  lastLoginAt: null,
  updatedAt: '2026-11-01T12:00:00.000Z',
}

/** From the cart, which hands it over. */
function FromCart() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const state = checkoutState(TRURO, [DAL_LINE], 'pickup', cartIdOf('truro'))
  return (
    <>
      <button type="button" onClick={() => navigate('/checkout', { state })}>
        Go on
      </button>
      {pathname === '/checkout' && <CheckoutPage />}
    </>
  )
}

async function openedOffline() {
  server.signedIn(PRIYA)
  const answer = Promise.withResolvers<AskAnswer<'/getProfile'>>()
  server.on('/getProfile', answer.promise)
  server.on('/validatePricing', quote())
  server.on('/getOrderTimes', orderTimes())
  beginCart('truro', [DAL_LINE])
  goOffline()
  const screen = await openAt('/menu/truro', <FromCart />)
  await screen.getByRole('button', { name: 'Go on' }).click()
  const comeBack = () => {
    goOnline()
    answer.resolve({ success: true, profile: PROFILE, marketingConsentText: '' })
  }
  return { screen, comeBack }
}

test('without a network the checkout opens with what the session knows (offline 48)', async () => {
  const { screen } = await openedOffline()
  await expect.element(screen.getByLabelText('Full Name')).toHaveValue('Priya Nair')
  await expect.element(screen.getByLabelText('Email Address')).toHaveValue('priya@example.ca')
  await expect.element(screen.getByLabelText('Phone Number')).toHaveValue('')
  await expect
    .element(screen.getByRole('alert').filter({ hasText: 'Cannot create orders while offline' }))
    .toBeInTheDocument()
})

test('what was typed meanwhile stays, and the profile fills in the rest (ordering 67)', async () => {
  const { screen, comeBack } = await openedOffline()
  const phone = screen.getByLabelText('Phone Number')
  await phone.fill('902 555 0777')
  await screen.getByLabelText(/^Allergies/).fill('No nuts')
  comeBack()
  await expect.element(screen.getByLabelText('Full Name')).toHaveValue('Priya N. Nair')
  await expect.element(phone).toHaveValue('902 555 0777')
  await expect.element(screen.getByLabelText(/^Allergies/)).toHaveValue('No nuts')
})

test('a number that nobody typed comes with the profile (offline 48)', async () => {
  const { screen, comeBack } = await openedOffline()
  await expect.element(screen.getByLabelText('Phone Number')).toHaveValue('')
  comeBack()
  await expect.element(screen.getByLabelText('Phone Number')).toHaveValue('902-555-0123')
})
