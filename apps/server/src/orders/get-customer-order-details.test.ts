import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let owner: Caller
let orderId: string

beforeAll(async () => {
  await alwaysOpen(app())
  owner = await app().signUp()
  orderId = String((await owner.post('/createCustomerOrderCash', await anOrder(app()))).body.orderId)
})

describe('an order read by its customer', () => {
  it('is answered to who placed it', async () => {
    const reply = await owner.get(`/getCustomerOrderDetails?orderId=${orderId}`)
    expect(reply).toMatchObject({ status: 200, body: { order: { orderId, status: 'pending' } } })
  })

  it('does not exist for anybody else, just as one that never was (ordering 23)', async () => {
    const stranger = await app().signUp()
    const theirs = await stranger.get(`/getCustomerOrderDetails?orderId=${orderId}`)
    const nobodys = await stranger.get(`/getCustomerOrderDetails?orderId=${randomUUID()}`)
    expect([theirs.status, theirs.body.code]).toEqual([404, 'order_not_found'])
    expect({ ...theirs.body, requestId: '', timestamp: '' }).toEqual({ ...nobodys.body, requestId: '', timestamp: '' })
    expect(JSON.stringify(theirs.body)).not.toMatch(/priya/i)
  })

  it('needs a session', async () => {
    expect((await (await app().guest()).get(`/getCustomerOrderDetails?orderId=${orderId}`)).status).toBe(401)
  })
})
