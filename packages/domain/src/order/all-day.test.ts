import { describe, expect, test } from 'vitest'
import { allDay, allDayAt, allDayOptions } from './all-day.ts'
import type { OrderStatus } from './status.ts'

type Dish = Parameters<typeof allDay>[0][number]['items'][number]
const dish = (name: string, quantity: number, spiceLevelName: string, options: Dish['options'] = []): Dish => ({
  id: name.toLowerCase(),
  name,
  quantity,
  spiceLevelName,
  hasHeat: spiceLevelName !== '',
  options,
})
const order = (status: OrderStatus, ...items: Dish[]) => ({ status, items, ticks: { done: [] } })

describe('all-day counts', () => {
  test('name no heat of a dish without one (menu 39)', () => {
    expect(allDay([order('pending', dish('Naan', 2, ''), dish('Naan', 1, ''))])).toMatchObject([
      { name: 'Naan', quantity: 3, heats: [] },
    ])
  })

  test('add up what is still to be made, by dish and heat, most first', () => {
    const counts = allDay([
      order('pending', dish('Naan', 2, 'Mild'), dish('Korma', 1, 'Hot')),
      order('preparing', dish('Naan', 1, 'Mild'), dish('Korma', 3, 'Mild'), dish('Korma', 1, 'Hot')),
      order('ready', dish('Naan', 50, 'Mild')),
      order('cancelled', dish('Naan', 50, 'Mild')),
    ])
    expect(counts).toEqual([
      {
        id: 'korma',
        name: 'Korma',
        quantity: 5,
        heats: [
          { name: 'Mild', quantity: 3 },
          { name: 'Hot', quantity: 2 },
        ],
        options: [],
      },
      { id: 'naan', name: 'Naan', quantity: 3, heats: [{ name: 'Mild', quantity: 3 }], options: [] },
    ])
  })

  test('count what was chosen for each plate, also below another choice (kitchen 39)', () => {
    const butter = { name: 'Butter', quantity: 1, choices: [] }
    const naan = { name: 'Naan', quantity: 2, choices: [butter, butter] }
    const dal = { name: 'Dal', quantity: 1, choices: [] }
    const [thali] = allDay([
      order('pending', dish('Thali', 2, 'Mild', [naan, dal])),
      order('pending', dish('Thali', 1, 'Hot', [dal])),
    ])
    expect(thali?.options).toEqual([
      { name: 'Butter', quantity: 4 },
      { name: 'Naan', quantity: 4 },
      { name: 'Dal', quantity: 3 },
    ])
  })

  test('name the mildest heat first, and a size before what is added to it', () => {
    const option = (name: string) => ({ name, quantity: 1, choices: [] })
    const [korma] = allDay([
      order('pending', dish('Korma', 3, 'Hot', [option('Full'), option('Papadum')])),
      order('pending', dish('Korma', 1, 'Medium', [option('Half'), option('Egg')])),
      order('pending', dish('Korma', 1, 'Mild', [option('Half')])),
    ])
    expect(korma?.heats.map(({ name }) => name)).toEqual(['Mild', 'Medium', 'Hot'])
    expect(korma?.options.map(({ name }) => name)).toEqual(['Full', 'Half', 'Papadum', 'Egg'])
  })

  test('leave out what is made already (stations 28)', () => {
    const half = { ...order('preparing', dish('Naan', 2, 'Mild'), dish('Korma', 1, 'Hot')), ticks: { done: [1] } }
    expect(allDay([half]).map(({ name }) => name)).toEqual(['Korma'])
  })

  test('count a choice over all dishes (kitchen 39)', () => {
    const rice = { name: 'Rice', quantity: 2, choices: [] }
    const orders = [
      order('pending', dish('Thali', 2, 'Mild', [rice])),
      order('preparing', dish('Korma', 1, 'Hot', [rice])),
    ]
    expect(allDayOptions(orders)).toEqual([{ name: 'Rice', quantity: 6 }])
  })

  test('count for a station what its tickets still have open, also what was recalled (kitchen 39)', () => {
    const line = (name: string, left: number, doneAt: string | null = null) => ({
      itemId: name.toLowerCase(),
      name,
      left,
      heat: '',
      options: [],
      doneAt,
    })
    const ticket = (stationId: string, ...lines: ReturnType<typeof line>[]) => ({
      stationId,
      kind: 'new' as const,
      recalledAt: null,
      lines,
    })
    const recalled = { ...ticket('hot', line('Naan', 1)), recalledAt: '2026-11-20T22:05:00.000Z' }
    const counts = allDayAt(
      [
        {
          status: 'preparing',
          tickets: [ticket('hot', line('Naan', 2), line('Korma', 1)), ticket('bar', line('Pop', 9))],
        },
        { status: 'pending', tickets: [ticket('hot', line('Naan', 3, '2026-11-20T22:05:00.000Z'), line('Korma', 0))] },
        { status: 'ready', tickets: [ticket('hot', line('Naan', 50)), recalled] },
        { status: 'preparing', tickets: [{ ...ticket('hot', line('Naan', 50)), kind: 'void' }] },
      ],
      'hot',
    )
    expect(counts.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual(['3 Naan', '1 Korma'])
  })

  test('are nothing when nothing is to be made', () =>
    expect(allDay([order('completed', dish('Naan', 1, 'Mild'))])).toEqual([]))
})
