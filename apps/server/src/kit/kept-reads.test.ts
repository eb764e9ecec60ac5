import { expect, it } from 'vitest'
import { keptReads } from './kept-reads.ts'

function aHouse() {
  const state = { moment: '7:7:', rows: 'old', now: new Date('2026-11-20T12:00:00.100Z') }
  const reads: string[] = []
  const ask = keptReads<string>(
    () => Promise.resolve(state.moment),
    (answer) => answer !== 'refused',
  )
  return {
    state,
    reads,
    ask: (question = 'board') =>
      ask(question, state.now, () => {
        reads.push(question)
        return Promise.resolve(state.rows)
      }),
    commit(rows: string) {
      Object.assign(state, { rows, moment: `${state.moment}+` })
    },
  }
}

it('reads once as long as nothing is committed', async () => {
  const house = aHouse()
  for (let n = 0; n < 5; n += 1) expect(await house.ask()).toBe('old')
  expect(await house.ask('list')).toBe('old')
  expect(house.reads).toEqual(['board', 'list'])
})

it('reads again after any commit, whoever made it', async () => {
  const house = aHouse()
  await house.ask()
  house.commit('new')
  expect(await house.ask()).toBe('new')
})

it('keeps nothing beyond its second, because ages turn on the clock', async () => {
  const house = aHouse()
  await house.ask()
  house.state.now = new Date('2026-11-20T12:00:01.000Z')
  await house.ask()
  expect(house.reads).toHaveLength(2)
})

it('keeps no refusal', async () => {
  const house = aHouse()
  house.commit('refused')
  await house.ask()
  await house.ask()
  expect(house.reads).toHaveLength(2)
})

it('never gives what was read for an earlier moment, when a commit comes during the reading', async () => {
  const house = aHouse()
  const reading = house.ask()
  house.commit('new')
  await reading
  expect(await house.ask()).toBe('new')
})
