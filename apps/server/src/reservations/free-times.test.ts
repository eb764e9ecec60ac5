import { getDineInLocations } from '@sizzle/contract/reservations.ts'
import { describe, expect, it } from 'vitest'
import { bodyOf } from '../testing/body-of.ts'
import { MONDAY, useReservationApp } from '../testing/reservation-app.ts'

const { guest, set, book, askSlots, slotsOn } = useReservationApp()

describe('the free times', () => {
  it('are every half hour from half an hour after opening to half an hour before closing, in 12-hour words', async () => {
    const { slots, isClosed } = await slotsOn('2026-10-20')
    expect([slots.length, slots[0], slots.at(-1), isClosed]).toEqual([
      20,
      { time: '12:00', label: '12 p.m.' },
      { time: '21:30', label: '9:30 p.m.' },
      false,
    ])
  })

  it('leave out what is full for the party, and what is over today', async () => {
    const date = '2026-10-21'
    await book({ date, partySize: 20 })
    await book({ date, partySize: 18 })
    const times = async (size: number) => (await slotsOn(date, size)).slots.map(({ time }) => time)
    expect(await times(2)).toContain('19:00')
    expect(await times(3)).not.toContain('19:00')
    expect((await slotsOn(MONDAY)).slots[0]?.time).toBe('12:30')
  })

  it('are none on a closed day, and no answer on a day that cannot be booked', async () => {
    await set(`exceptions = '[{"date":"2026-10-22","closed":true}]'`)
    expect(await slotsOn('2026-10-22')).toMatchObject({ slots: [], isClosed: true })
    await set(`exceptions = '[]'`)
    expect((await askSlots('2026-10-18')).body.code).toBe('slot_in_past')
    expect((await askSlots('2027-01-18')).body.code).toBe('slot_too_far_ahead')
  })

  it('follow what the location sets for itself: seats, minutes between slots, notice', async () => {
    await set('slot_capacity = 10, slot_minutes = 60, notice_minutes = 180')
    const date = '2026-10-23'
    expect((await slotsOn(date)).slots.map(({ time }) => time).slice(0, 3)).toEqual(['12:00', '13:00', '14:00'])
    expect((await slotsOn(MONDAY)).slots[0]?.time).toBe('15:00')
    expect((await book({ date, partySize: 6 })).status).toBe(200)
    expect((await book({ date, partySize: 6 })).body.code).toBe('slot_full')
    expect((await book({ date, partySize: 4 })).status).toBe(200)
    // A capacity that shrinks below what is taken only closes the slot.
    await set('slot_capacity = 5')
    expect((await book({ date, partySize: 1 })).body.code).toBe('slot_full')
    await set('slot_capacity = 40, slot_minutes = 30, notice_minutes = 30')
    expect((await book({ date, partySize: 20 })).status).toBe(200)
    await expect(set('slot_capacity = 0')).rejects.toThrow('check')
    await expect(set('slot_minutes = 5')).rejects.toThrow('check')
    await expect(set('notice_minutes = -1')).rejects.toThrow('check')
  })

  it('when a whole day is full, the next day with a table is named', async () => {
    const date = '2026-11-10'
    await set(`exceptions = '[{"date":"2026-11-10","closed":false,"open":"18:00","close":"19:00"}]'`)
    for (const partySize of [20, 20]) await book({ date, time: '18:30', partySize })
    expect((await book({ date, time: '18:30' })).body).toMatchObject({
      code: 'slot_full',
      nearest: [{ date: '2026-11-11', time: '18:00' }, { time: '18:30' }, { time: '19:00' }],
    })
    await set(`exceptions = '[]'`)
  })

  it('are asked of active locations with Dine-in, by name', async () => {
    const { locations } = bodyOf(getDineInLocations, await guest().get('/getDineInLocations'))
    expect(locations.map(({ name }) => name)).toEqual(['New Glasgow', 'Truro Heights'])
    await set(`features = '{Takeout}'`)
    const fewer = bodyOf(getDineInLocations, await guest().get('/getDineInLocations'))
    expect(fewer.locations.map(({ name }) => name)).toEqual(['New Glasgow'])
    await set(`features = '{Dine-in,Takeout,Delivery}'`)
  })
})
