import { expect, it } from 'vitest'
import { aGroup, anOption, BREAD, SIZE } from '../testing/options.ts'
import { checkOpened } from './options-opened.ts'

const BUTTER = aGroup('butter', [anOption('salted')])
const NAANS = aGroup('naans', [anOption('plain', { groupIds: ['butter'] })])
const opening = (...groupIds: string[]) => aGroup('top', [anOption('o', { groupIds })])
const SIZE_BELOW = 'Sizes belong to an item and cannot be asked for an option'
const TOO_DEEP = 'A group that an option opens cannot open others'

it.each([
  ['opens nothing', opening(), []],
  ['opens a group that opens none', opening('butter'), []],
  ['is opened and opens none', BUTTER, []],
  ['opens what is not there', opening('gone'), ['This group is no longer there']],
  ['opens sizes', opening('size'), [SIZE_BELOW]],
  ['opens itself', opening('top'), ['A group cannot be opened by its own options']],
  ['opens a group that opens another', opening('naans'), [TOO_DEEP]],
  ['is opened itself', { ...BUTTER, options: [anOption('o', { groupIds: ['bread'] })] }, [TOO_DEEP]],
])('a group whose option %s (menu 85)', (_, group, sentences) => {
  const field = 'options.o.groupIds'
  const others = [BUTTER, NAANS, SIZE, { ...BREAD, id: 'bread' }].filter(({ id }) => id !== group.id)
  expect(checkOpened(group, others)).toEqual(sentences.map((sentence) => ({ field, sentence })))
})

it('a group that an option opens does not become one of sizes (menu 85)', () => {
  expect(checkOpened({ ...SIZE, id: 'butter' }, [NAANS])).toEqual([{ field: 'kind', sentence: SIZE_BELOW }])
})
