import { table } from '../compare.ts'
import type { FilledHouse } from '../filled-house.ts'

const ORDERS = 2000
const LIMIT_MS = 300

/** The drawer is counted and the day is closed, once in each house: nobody can close it twice. */
export async function closingADay(sides: Readonly<Record<string, FilledHouse>>): Promise<string> {
  const rows = [['', 'orders', 'count', 'close', '']]
  for (const [name, { database, origin, person }] of Object.entries(sides)) {
    await database.fillToday(ORDERS)
    const post = async (path: string, body: object) => {
      const start = performance.now()
      const answer = await fetch(`${origin}/api${path}`, {
        method: 'POST',
        headers: { ...person.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ locationId: 'truro', ...body }),
      })
      const said = (await answer.json()) as Record<string, unknown>
      if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(said)}`)
      return { said, ms: performance.now() - start }
    }
    const day = await fetch(`${origin}/api/getDayToClose?locationId=truro`, { headers: person.headers })
    const { date, orders } = (await day.json()) as { date: string; orders: number }
    const count = await post('/countDrawer', { date, pieces: [{ value: 20, count: 10 }] })
    const wish = { date, countId: count.said.countId, left: 0, reason: 'Measured', acceptsOpenOrders: true }
    const close = await post('/closeDay', wish)
    rows.push([name, String(orders), count.ms.toFixed(0), close.ms.toFixed(0), close.ms > LIMIT_MS ? 'over' : ''])
  }
  return table(rows)
}
