import { describe, expect, it } from 'vitest'
import { filtersOf } from './message-filters.ts'

const ID = '019aa0c5-0000-7000-8000-000000000000'

describe('the filters in the address', () => {
  it('are read', () => {
    expect(filtersOf(`?state=failed&kind=sms&search=priya&page=3&message=${ID}`)).toEqual({
      state: 'failed',
      kind: 'sms',
      search: 'priya',
      page: 3,
      messageId: ID,
    })
  })

  it('that make no sense are as if nobody had set them', () => {
    const none = { state: undefined, kind: undefined, search: '', page: 1, messageId: undefined }
    expect(filtersOf('')).toEqual(none)
    expect(filtersOf('?state=sending&kind=fax&page=-1&message=../x')).toEqual(none)
    expect(filtersOf('?page=1e3')).toEqual(none)
  })
})
