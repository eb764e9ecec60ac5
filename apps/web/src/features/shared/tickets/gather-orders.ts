/** A rush changes many orders together, and one order in several steps. */
const GATHER_MS = 200

/** Hears of changed orders one by one, and asks about them together: never twice at the same time. */
export function gatherOrders(askAbout: (orderIds: readonly string[]) => Promise<void>): (orderId: string) => void {
  let waiting = new Set<string>()
  let isAsking = false
  async function run() {
    isAsking = true
    while (waiting.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS))
      const orderIds = [...waiting]
      waiting = new Set()
      // What failed is shown by the list itself, which is asked for in its place.
      await askAbout(orderIds).catch(() => undefined)
    }
    isAsking = false
  }
  return (orderId) => {
    waiting.add(orderId)
    if (!isAsking) void run()
  }
}
