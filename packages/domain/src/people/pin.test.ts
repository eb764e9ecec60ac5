import { expect, test } from 'vitest'
import { PIN_REQUIRED, pinProblem } from './pin.ts'

const TOO_PLAIN = 'Choose one that is harder to guess than this'

test.each([
  ['4827', null],
  ['482715', null],
  ['1123', null],
  ['482', PIN_REQUIRED],
  ['4827159', PIN_REQUIRED],
  ['48a7', PIN_REQUIRED],
  ['٤٨٢٧', PIN_REQUIRED],
  [' 4827', PIN_REQUIRED],
  ['', PIN_REQUIRED],
  ['0000', TOO_PLAIN],
  ['777777', TOO_PLAIN],
  ['1234', TOO_PLAIN],
  ['345678', TOO_PLAIN],
  ['9876', TOO_PLAIN],
])('the PIN %j: %j (people 48)', (pin, problem) => expect(pinProblem(pin)).toBe(problem))
