import { describe, expect, it } from 'vitest'
import { changed, localDate, locationId, oneOf, oneOfOr, pageUpTo, readFilters, textOf, wrongIn } from './filters.ts'

const FILTERS = {
  status: oneOf(['confirmed', 'cancelled']),
  date: oneOfOr('all', ['today', 'upcoming']),
  search: textOf(10),
  page: pageUpTo(999),
  day: localDate,
  location: locationId,
}
const said = (text: string) => new URLSearchParams(text)

describe('the filters of a section', () => {
  it('are read', () => {
    expect(
      readFilters(FILTERS, said('status=cancelled&date=today&search=dal&page=3&day=2026-11-20&location=truro')),
    ).toEqual({ status: 'cancelled', date: 'today', search: 'dal', page: 3, day: '2026-11-20', location: 'truro' })
  })

  it.each(['', 'status=zzz&date=never&page=abc&day=2026-02-30&location=all', 'page=0', 'page=1e3', 'page=1000'])(
    'that make no sense are as if nobody had set them: "%s"',
    (text) =>
      expect(readFilters(FILTERS, said(text))).toEqual({
        status: undefined,
        date: 'all',
        search: '',
        page: 1,
        day: undefined,
        location: undefined,
      }),
  )

  it.each([
    ['status=zzz', ['status']],
    ['page=0&date=never', ['date', 'page']],
    ['search=12345678901', ['search']],
    ['location=all', ['location']],
    ['status=confirmed&page=3&search=priya&unknown=1', []],
  ])('of "%s" %j does not stay in the address', (text, expected) => {
    expect(Object.keys(wrongIn(FILTERS, said(text)))).toEqual(expected)
  })

  it('begin at the first page when another one changes', () => {
    const from = said('status=confirmed&page=4')
    expect(changed(FILTERS, from, { search: 'dal' }).toString()).toBe('status=confirmed&search=dal')
    expect(changed(FILTERS, from, { page: 5 }).toString()).toBe('status=confirmed&page=5')
    expect(changed(FILTERS, from, { status: undefined }).toString()).toBe('')
  })

  it('give one view one address, whichever was set first', () => {
    const searchFirst = changed(FILTERS, changed(FILTERS, said(''), { search: 'dal' }), { status: 'confirmed' })
    const statusFirst = changed(FILTERS, changed(FILTERS, said(''), { status: 'confirmed' }), { search: 'dal' })
    expect(searchFirst.toString()).toBe('status=confirmed&search=dal')
    expect(statusFirst.toString()).toBe('status=confirmed&search=dal')
  })
})
