import { expect, it } from 'vitest'
import { jobsOf } from './room.ts'

const job = async () => undefined
const other = async () => undefined

it('joins the jobs of all rooms', () => {
  expect(jobsOf([{ jobs: { refund: job } }, {}, { jobs: { remind: other } }])).toEqual({ refund: job, remind: other })
})

it('does not start with two jobs of one name', () => {
  expect(() => jobsOf([{ jobs: { refund: job } }, { jobs: { refund: other } }])).toThrow(
    'Two rooms have a job called "refund"',
  )
})
