import { expect, test } from 'vitest'
import { initializePos, soundOnDevice } from './pos.ts'

// The three outcomes, against a stand-in for the window's bridge.

const DEVICE = { manufacturer: 'Sunmi', model: 'T2', osVersion: '11', platform: 'android' }

test('a point of sale says what device it is (offline 35)', () => {
  const bridge = { initialize: () => JSON.stringify({ success: true, device: DEVICE }) }
  expect(initializePos(bridge)).toEqual({ success: true, device: DEVICE })
})

test('any other browser is not_android', () => {
  expect(initializePos(null)).toEqual({ success: false, reason: 'not_android' })
})

test.each([
  ['the device fails', () => JSON.stringify({ success: false, error: 'DeadObjectException' }), 'DeadObjectException'],
  [
    'the bridge is gone',
    () => {
      throw new Error('gone')
    },
    'Error: gone',
  ],
])('%s: the error is named', (_, initialize, error) => {
  expect(initializePos({ initialize })).toEqual({ success: false, error })
})

test('the device rings where its window can, and says so', () => {
  const initialize = () => '{}'
  let rung = 0
  const sound = () => {
    rung += 1
  }
  const broken = () => {
    throw new Error('gone')
  }
  expect(soundOnDevice({ initialize, sound })).toBe(true)
  expect(rung).toBe(1)
  expect([soundOnDevice(null), soundOnDevice({ initialize }), soundOnDevice({ initialize, sound: broken })]).toEqual([
    false,
    false,
    false,
  ])
})
