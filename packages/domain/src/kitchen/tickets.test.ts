import { describe, expect, test } from 'vitest'
import type { StationLine, TicketLine } from './routing.ts'
import { isAllMade, leftOf, nextTickets, standingLines, type Ticket, type WorkedTicket } from './tickets.ts'

function aLine(text: string): TicketLine {
  const [quantity = '1', name = ''] = text.split(' ')
  const same = { heat: '', heatLevel: 0, options: [], note: '', allergens: [], partOf: null }
  return { itemId: name, name, quantity: Number(quantity), ...same }
}

/** 'hot: 2 naan, 1 thali' */
function at(text: string): StationLine[] {
  const [stationId = '', lines = ''] = text.split(': ')
  return lines.split(', ').map((line) => ({ stationId, line: aLine(line) }))
}
const wanted = (...texts: string[]) => texts.flatMap(at)

/** 'new 1 hot: 2 naan' */
function told(text: string): Ticket {
  const [, kind = '', revision = '', rest = ''] = /^(\w+) (\d+) (.*)$/.exec(text) ?? []
  const lines = at(rest)
  return {
    kind: kind as Ticket['kind'],
    revision: Number(revision),
    stationId: lines[0]?.stationId ?? '',
    lines: lines.map(({ line }) => line),
  }
}
const lineText = ({ quantity, name }: TicketLine) => `${quantity} ${name}`
const textOf = ({ kind, revision, stationId, lines }: Ticket) =>
  `${kind} ${revision} ${stationId}: ${lines.map(lineText).join(', ')}`

describe('what the stations are told next', () => {
  const first = ['new 1 hot: 1 thali, 2 naan', 'new 1 bar: 1 lassi']
  test.each<[string, string[], string[], string[]]>([
    ['a new order, a ticket for each station', [], ['hot: 1 thali', 'bar: 1 lassi', 'hot: 2 naan'], first],
    ['nothing when nothing changed', first, ['hot: 1 thali, 2 naan', 'bar: 1 lassi'], []],
    ['what was added', first, ['hot: 1 thali, 3 naan', 'bar: 1 lassi'], ['add 2 hot: 1 naan']],
    ['what was taken away, with how many', first, ['hot: 1 thali', 'bar: 1 lassi'], ['void 2 hot: 2 naan']],
    [
      'both at a station where one dish replaces another',
      first,
      ['hot: 1 thali, 2 roti', 'bar: 1 lassi'],
      ['void 2 hot: 2 naan', 'add 2 hot: 2 roti'],
    ],
    [
      'a ticket to a station that had none',
      first,
      ['hot: 1 thali, 2 naan', 'bar: 1 lassi', 'cold: 1 raita'],
      ['new 2 cold: 1 raita'],
    ],
    ['voids of everything when it was cancelled', first, [], ['void 2 hot: 1 thali, 2 naan', 'void 2 bar: 1 lassi']],
    ['nothing when it was cancelled twice', [...first, 'void 2 hot: 1 thali, 2 naan', 'void 2 bar: 1 lassi'], [], []],
    [
      'a ticket again after all was taken back',
      ['new 1 hot: 1 thali', 'void 2 hot: 1 thali'],
      ['hot: 1 thali'],
      ['new 3 hot: 1 thali'],
    ],
    ['nothing for a copy', ['new 1 hot: 1 thali', 'copy 2 hot: 1 thali'], ['hot: 1 thali'], []],
    [
      'the rest after several changes',
      ['new 1 hot: 2 naan', 'add 2 hot: 2 naan', 'void 3 hot: 1 naan'],
      ['hot: 1 naan'],
      ['void 4 hot: 2 naan'],
    ],
  ])('is %s (stations 5, stations 6)', (_, before, after, expected) => {
    const tickets = nextTickets(before.map(told), wanted(...after))
    expect(tickets.map(textOf)).toEqual(expected)
    // Whatever it was, it stands as wanted now, and asking again changes nothing.
    const all = [...before.map(told), ...tickets]
    expect(nextTickets(all, wanted(...after))).toEqual([])
    const sum = (lines: readonly StationLine[]) => lines.reduce((total, { line }) => total + line.quantity, 0)
    expect(sum(standingLines(all))).toBe(sum(wanted(...after)))
  })
})

/** 'new 1 hot: 2 naan' with the places of its ticks. */
function worked(id: string, text: string, done: number[] = [], stationKind: 'prep' | 'expo' = 'prep'): WorkedTicket {
  return { ...told(text), id, stationKind, done }
}

describe('what is left of a line', () => {
  test.each<[string, string[], number[][]]>([
    ['all of it', ['new 1 hot: 3 naan, 1 thali'], [[3, 1]]],
    ['less by what was taken back', ['new 1 hot: 3 naan', 'void 2 hot: 1 naan'], [[2], [1]]],
    ['nothing of a cancelled order', ['new 1 hot: 3 naan', 'void 2 hot: 3 naan'], [[0], [3]]],
    [
      'what was first, as the newest goes first',
      ['new 1 hot: 2 naan', 'add 2 hot: 2 naan', 'void 3 hot: 3 naan'],
      [[1], [0], [3]],
    ],
    ['all of it at another station', ['new 1 hot: 1 naan', 'new 1 bar: 1 naan', 'void 2 bar: 1 naan'], [[1], [0], [1]]],
  ])('is %s (stations 7)', (_, texts, expected) => {
    const left = leftOf(texts.map((text, index) => worked(String(index), text)))
    expect(texts.map((_text, index) => left.get(String(index)))).toEqual(expected)
  })
})

describe('an order is all made', () => {
  test.each<[string, WorkedTicket[], boolean]>([
    ['without tickets: no', [], false],
    ['with a line open: no', [worked('a', 'new 1 hot: 1 naan, 1 thali', [1])], false],
    ['with every line ticked: yes', [worked('a', 'new 1 hot: 1 naan, 1 thali', [1, 2])], true],
    [
      'with another station behind: no',
      [worked('a', 'new 1 hot: 1 naan', [1]), worked('b', 'new 1 bar: 1 lassi')],
      false,
    ],
    [
      'whatever the pass has ticked: yes',
      [worked('a', 'new 1 hot: 1 naan', [1]), worked('x', 'new 1 pass: 1 naan', [], 'expo')],
      true,
    ],
    ['by the pass alone: no', [worked('x', 'new 1 pass: 1 naan', [1], 'expo')], false],
    [
      'with what was taken back left open: yes',
      [worked('a', 'new 1 hot: 1 naan, 1 thali', [1]), worked('v', 'void 2 hot: 1 thali')],
      true,
    ],
    ['with something added: no', [worked('a', 'new 1 hot: 1 naan', [1]), worked('b', 'add 2 hot: 1 naan')], false],
  ])('%s (stations 12)', (_, tickets, expected) => {
    expect(isAllMade(tickets)).toBe(expected)
  })
})
