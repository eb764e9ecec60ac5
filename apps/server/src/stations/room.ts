import type { House } from '../house.ts'
import type { Room } from '../kit/room.ts'
import { bumpTicket, recallTicket, unbumpTicket } from './bump-ticket.ts'
import { FIRE_JOB, FIRE_TIMETABLE, fireDueTickets } from './fire-tickets.ts'
import { getReadyScreen } from './get-ready-screen.ts'
import { getStations } from './get-stations.ts'
import { getTickets } from './get-tickets.ts'
import { renewReadyLink, saveStations } from './save-stations.ts'
import { tickDishes } from './tick-dishes.ts'

/** Where the dishes of an order are made, and what was told there. */
export function stationsRoom({ publicUrl }: House): Room {
  return {
    operations: [
      bumpTicket,
      getReadyScreen,
      getStations(publicUrl),
      getTickets,
      recallTicket,
      renewReadyLink(publicUrl),
      saveStations(publicUrl),
      tickDishes,
      unbumpTicket,
    ],
    jobs: { [FIRE_JOB]: fireDueTickets },
    timetable: FIRE_TIMETABLE,
  }
}
