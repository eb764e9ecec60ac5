import type { Topic } from '@sizzle/contract/live.ts'
import { accountsRoom } from './accounts/room.ts'
import { auditRoom } from './audit/room.ts'
import { cardPayments } from './checkouts/card-payments.ts'
import { takeOverHolds } from './checkouts/holds.ts'
import { checkoutsRoom } from './checkouts/room.ts'
import { takeOverCode } from './checkouts/take-over-code.ts'
import { closingRoom } from './closing/room.ts'
import { dashboardRoom } from './dashboard/room.ts'
import { emailsRoom } from './emails/room.ts'
import { allProbes, healthRoom } from './health/room.ts'
import type { House } from './house.ts'
import { maintenance } from './kit/jobs/maintenance.ts'
import { startJobs } from './kit/jobs/worker.ts'
import { jobsOf, type Room } from './kit/room.ts'
import { kitchenRoom } from './kitchen/room.ts'
import { locationsRoom } from './locations/room.ts'
import { menuRoom } from './menu/room.ts'
import { messagesRoom } from './messages/room.ts'
import { metricsRoom } from './metrics/room.ts'
import { movesRoom } from './moves/room.ts'
import { myOrdersRoom } from './my-orders/room.ts'
import { ordersRoom } from './orders/room.ts'
import { sandboxRoom } from './outside/pay/sandbox/room.ts'
import { paymentsRoom } from './payments/room.ts'
import { peopleRoom } from './people/room.ts'
import { printingRoom } from './printing/room.ts'
import { privacyRoom } from './privacy/room.ts'
import { promotionsRoom } from './promotions/room.ts'
import { receiptsRoom } from './receipts/room.ts'
import { referenceRoom } from './reference/room.ts'
import { reservationsRoom } from './reservations/room.ts'
import { settingsRoom } from './settings/room.ts'
import { stationsRoom } from './stations/room.ts'
import { teamsRoom } from './teams/room.ts'

/** All rooms at work, as one; nothing here answers a request yet. `byTheClock`: whether jobs also begin by the timetable. */
export async function openRooms(house: House, byTheClock: boolean) {
  const { database, log, clock, hub } = house
  const accounts = accountsRoom(house)
  const cards = cardPayments(house)
  const rooms: Room[] = [
    accounts,
    peopleRoom(house),
    teamsRoom(house),
    privacyRoom(house),
    locationsRoom(),
    menuRoom(house),
    kitchenRoom(house),
    ordersRoom(house, { takeOverHolds, takeOverCode }),
    movesRoom(cards),
    myOrdersRoom(house),
    receiptsRoom(house),
    messagesRoom(house),
    emailsRoom(house),
    promotionsRoom(house),
    paymentsRoom(cards),
    checkoutsRoom(house),
    sandboxRoom(house),
    reservationsRoom(house),
    printingRoom(house),
    dashboardRoom(),
    closingRoom,
    settingsRoom(house),
    stationsRoom(house),
    auditRoom,
    referenceRoom(house),
  ]
  const upkeep = maintenance(rooms)
  const work = jobsOf([upkeep, ...rooms])
  const timetable = [upkeep, ...rooms].flatMap((room) => room.timetable ?? [])
  const jobs = await startJobs(database, work, byTheClock ? timetable : [], log, clock)
  const started = rooms.flatMap(({ start }) => (start ? [start()] : []))
  hub.onChange((change) => {
    for (const { hears } of rooms) hears?.[change.topic as Topic]?.(change) // written by announce() only
  })
  const probes = allProbes(
    house,
    jobs,
    rooms.flatMap((room) => room.probes ?? []),
  )
  const all = [healthRoom(house, probes), metricsRoom(house, probes), ...rooms]
  return {
    accounts,
    operations: all.flatMap(({ operations }) => operations),
    mounts: all.flatMap(({ mount }) => mount ?? []),
    pages: all.flatMap(({ pages }) => pages ?? []),
    async stop() {
      house.metrics.stop()
      await Promise.all([jobs, ...started].map((one) => one.stop()))
    },
  }
}
