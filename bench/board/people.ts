export type SignedHeaders = { readonly headers: Readonly<Record<string, string>> }

/** A signed-in session, as headers for any client. */
export async function signIn(origin: string, email: string, password: string): Promise<SignedHeaders> {
  const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`sign-in of ${email}: ${answer.status}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const session = (await (await fetch(`${origin}/api/session`, { headers: { cookie } })).json()) as { apiKey: string }
  return { headers: { cookie, origin, 'x-api-key': session.apiKey } }
}

export type PlaceOrder = () => Promise<{ orderId: string; number: string; at: number }>
type Dish = { id: string; name: string; price: number }

/** Places one order and answers its number and when the server's yes arrived, on the clock that all processes share. */
export async function orderPlacer(
  origin: string,
  { headers }: SignedHeaders,
  location = { id: 'truro', name: 'Truro Heights' },
): Promise<PlaceOrder> {
  const menu = (await (await fetch(`${origin}/api/getLocationMenu?locationId=${location.id}`)).json()) as {
    items: Dish[]
  }
  const [dish] = menu.items
  if (!dish) throw new Error(`${location.name} has no dish`)
  const subtotal = Math.round(dish.price * 100)
  const tax = Math.round(subtotal * 0.14)
  const body = JSON.stringify({
    customerInfo: { name: 'Priya Sharma', email: 'priya@example.test', phone: '(902) 555-0123' },
    items: [{ id: dish.id, name: dish.name, price: dish.price, quantity: 1 }],
    location,
    orderType: 'pickup',
    paymentMethod: 'cash',
    tipAmount: 0,
    pricing: { subtotal: subtotal / 100, tax: tax / 100, tip: 0, total: (subtotal + tax) / 100 },
  })
  return async () => {
    const answer = await fetch(`${origin}/api/createCustomerOrderCash`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body,
    })
    const at = performance.timeOrigin + performance.now()
    const { order, error } = (await answer.json()) as {
      order?: { orderId: string; shortNumber: string }
      error?: string
    }
    if (!order) throw new Error(`an order was refused: ${error}`)
    return { orderId: order.orderId, number: order.shortNumber, at }
  }
}
