import type { ExamplesOf } from './example.ts'

const CHRISTMAS = { date: '2026-12-25', closed: true, open: null, close: null, name: 'Christmas Day' }
const EVE = { date: '2026-12-24', closed: false, open: '12:00', close: '18:00', name: 'Christmas Eve' }

export const chainHoursExamples: ExamplesOf<'getChainHours' | 'setChainHours'> = {
  getChainHours: {
    input: {},
    answer: {
      exceptions: [CHRISTMAS],
      version: 2,
      updatedAt: '2026-11-20T21:40:00.000Z',
      updatedBy: 'Anita Rao',
      suggestions: [
        { date: '2026-12-25', name: 'Christmas Day' },
        { date: '2026-12-26', name: 'Boxing Day' },
        { date: '2027-01-01', name: "New Year's Day" },
      ],
    },
  },
  setChainHours: {
    input: {
      exceptions: [
        { date: EVE.date, closed: false, open: EVE.open, close: EVE.close, name: EVE.name },
        { date: CHRISTMAS.date, closed: true, name: CHRISTMAS.name },
      ],
      expectedVersion: 2,
      keepThem: true,
    },
    answer: {
      exceptions: [EVE, CHRISTMAS],
      version: 3,
      updatedAt: '2026-11-20T21:45:00.000Z',
      updatedBy: 'Anita Rao',
    },
  },
}
