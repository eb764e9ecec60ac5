import { expect, it } from 'vitest'
import { aManagedGroup } from '../../../../testing/samples-menu.ts'
import { groupDraftOf } from './group-draft.ts'
import { nameAmong, openableIn, sizesIn } from './library-parts.ts'

const bread = aManagedGroup()
const closed = bread.options.map((option) => ({ ...option, groupIds: [] }))
const butter = aManagedGroup({ id: 'butter', name: 'Butter', options: closed })
const size = (id: string, names: string[]) =>
  aManagedGroup({
    id,
    kind: 'size',
    options: closed.map((option, at) => ({ ...option, name: names[at] ?? '', sizeCode: at === 0 ? 'half' : 'full' })),
  })
const draftWith = (change: object) => {
  const draft = groupDraftOf(butter)
  return { ...draft, options: draft.options.map((option) => ({ ...option, ...change })) }
}

it('sizes are named once by their code, and one that is gone stays while it has a price', () => {
  const library = [bread, size('dal-size', ['Half', 'Full']), size('tea-size', ['Small', 'Large'])]
  expect(sizesIn(library, draftWith({}))).toEqual([
    { code: 'half', name: 'Half' },
    { code: 'full', name: 'Full' },
  ])
  expect(sizesIn([], draftWith({ priceBySize: { jug: '9.00' } }))).toEqual([{ code: 'jug', name: 'jug' }])
})

it('an option can open what opens nothing itself, and what it opens already', () => {
  const library = [bread, butter, size('dal-size', ['Half', 'Full'])]
  expect(openableIn(library, 'bread', groupDraftOf(bread))).toEqual([{ id: 'butter', name: 'Butter' }])
  expect(openableIn(library, 'butter', draftWith({}))).toEqual([])
  expect(openableIn(library, undefined, draftWith({ groupIds: ['bread', 'gone'] })).map(({ id }) => id)).toEqual([
    'bread',
    'butter',
    'gone',
  ])
})

it('groups of one name are told apart by their options', () => {
  const other = { ...butter, name: 'Bread' }
  expect(nameAmong([bread, butter], bread)).toBe('Bread')
  expect(nameAmong([bread, other], other)).toBe('Bread (Garlic Naan, Roti)')
  // 'Extras' five times, in whatever case it was typed.
  expect(nameAmong([bread, { ...other, name: 'bread ' }], bread)).toBe('Bread (Garlic Naan, Roti)')
  expect(nameAmong([bread], { ...other, name: ' ' })).toBe('Garlic Naan, Roti')
  expect(nameAmong([bread], { ...other, name: '', options: [] })).toBe('Group without a name')
})
