import { expect, test } from 'vitest'
import { groupTitles } from './group-titles.ts'

const group = (id: string, name: string) => ({ id, name })
const item = (name: string, ...ids: string[]) => ({ name, groups: ids.map((groupId) => ({ groupId })) })
const titles = (groups: Parameters<typeof groupTitles>[0], ...items: ReturnType<typeof item>[]) => [
  ...groupTitles(groups, items).values(),
]

test('a group with a name of its own is called by it', () => {
  expect(titles([group('a', 'Size'), group('b', 'Bread')], item('Lassi', 'a'))).toEqual(['Size', 'Bread'])
})

test('groups of one name are told apart by their dishes', () => {
  const groups = [group('a', 'Size'), group('b', 'size '), group('c', 'Size')]
  const shown = titles(groups, item('Lassi', 'a'), item('Curry', 'b'), item('Thali', 'b'), item('Dosa', 'b'))
  expect(shown).toEqual(['Size (Lassi)', 'size (Curry, Thali and 1 more)', 'Size (no dish)'])
})

test('those of the same dishes by their ids', () => {
  expect(titles([group('a', 'Size'), group('b', 'Size')], item('Lassi', 'a', 'b'))).toEqual([
    'Size (Lassi) – a',
    'Size (Lassi) – b',
  ])
})
