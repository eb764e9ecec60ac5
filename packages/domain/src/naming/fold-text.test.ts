import { expect, test } from 'vitest'
import { FOLDED } from '../testing/folded-texts.ts'
import { foldText } from './fold-text.ts'

test.each(FOLDED)('%j is looked for as %j (people 66)', (written, folded) => {
  expect(foldText(written)).toBe(folded)
  expect(foldText(folded)).toBe(folded)
})
