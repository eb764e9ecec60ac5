import createClient from 'openapi-fetch'
// Generated from the served document before this file is type-checked: see typed-client.test.ts of the server.
import type { components, paths } from './openapi-types.d.ts'

// A program of somebody else: it knows the API by its OpenAPI document alone.
type Shapes = components['schemas']
type Place = Pick<Shapes['Location'], 'id' | 'name'>

const [site = '', email = '', password = ''] = process.argv.slice(2)
const client = createClient<paths>({ baseUrl: `${site}/api` })

const location = await chooseLocation()
const items = await chooseDishes(location)
await signIn()
const pricing = await priceOf(location, items)
const placed = await placeOrder(location, items, pricing)
const read = await readOrder(placed.orderId)
const refused = await orderNothing(location, pricing)

process.stdout.write(JSON.stringify({ location: location.id, placed, read, refused }))

async function chooseLocation(): Promise<Place> {
  const { data, error } = await client.GET('/getActiveLocations')
  if (error) throw new Error(error.userMessage)
  return found(data.locations.find(({ features }) => features.includes('Takeout')))
}

async function chooseDishes({ id }: Place): Promise<Shapes['OrderItemInput'][]> {
  const { data, error } = await client.GET('/getLocationMenu', { params: { query: { locationId: id } } })
  if (error) throw new Error(error.userMessage)
  const dish = found(data.items.find((item) => item.isAvailable && item.category === 'non-veg-curries'))
  return [
    {
      id: dish.id,
      name: dish.name,
      price: dish.price,
      quantity: 2,
      selectedSpiceLevel: 1,
      spiceLevelName: 'Mild',
      spiceLevelId: 'mild',
    },
  ]
}

/** Signing in answers with a cookie; the session then hands out the key. */
async function signIn() {
  const answer = await fetch(`${site}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { data } = await client.GET('/session', { headers: { cookie } })
  const { apiKey, user } = found(data)
  if (user?.email !== email) throw new Error('Nobody is signed in')
  client.use({
    onRequest({ request }) {
      request.headers.set('cookie', cookie)
      request.headers.set('origin', site)
      request.headers.set('x-api-key', apiKey)
    },
  })
}

async function priceOf({ id }: Place, lines: Shapes['OrderItemInput'][]): Promise<Shapes['Pricing']> {
  const guess = { subtotal: 0, tax: 0, tip: 0, total: 0 }
  const { data, error } = await client.POST('/validatePricing', {
    body: { items: lines, tipAmount: 0, frontendPricing: guess, location: { id }, orderType: 'pickup' },
  })
  if (error) throw new Error(error.userMessage)
  return data.pricing
}

async function placeOrder(
  place: Place,
  lines: Shapes['OrderItemInput'][],
  price: Shapes['Pricing'],
): Promise<Shapes['OwnOrder']> {
  const { data, error } = await client.POST('/createCustomerOrderCash', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: cartOf(place, lines, price),
  })
  if (error) throw new Error(error.userMessage)
  return data.order
}

async function readOrder(orderId: string): Promise<Shapes['OwnOrder']> {
  const { data, error } = await client.GET('/getCustomerOrderDetails', { params: { query: { orderId } } })
  if (error) throw new Error(error.userMessage)
  return data.order
}

/** A refusal is typed as well: its code is one of those that the document lists. */
async function orderNothing(place: Place, price: Shapes['Pricing']) {
  const { error } = await client.POST('/createCustomerOrderCash', { body: cartOf(place, [], price) })
  return found(error).code
}

function cartOf(
  { id, name }: Place,
  items: Shapes['OrderItemInput'][],
  pricing: Shapes['Pricing'],
): Shapes['CustomerOrder'] {
  return {
    customerInfo: { name: 'Priya Sharma', email, phone: '(902) 555-0123' },
    items,
    location: { id, name },
    orderType: 'pickup',
    paymentMethod: 'cash',
    tipAmount: 0,
    pricing,
  }
}

function found<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Error('The answer lacks what this program needs')
  return value
}
