import { getSharedTablets, getThisTablet } from '@sizzle/contract/shared-tablets.ts'
import type { Role } from '@sizzle/domain/people/rights.ts'
import { describe, expect, it } from 'vitest'
import { sql } from '../../kit/db/sql.ts'
import { aColleague } from '../../testing/a-colleague.ts'
import { aColleagueWithPin, aSharedTablet, browserAfter, openTablet, PIN } from '../../testing/a-shared-tablet.ts'
import { bodyOf, idOf } from '../../testing/body-of.ts'
import { readLive } from '../../testing/live-reader.ts'
import { SAMPLES } from '../../testing/samples/samples.ts'
import { setUpSecondStep } from '../../testing/second-step.ts'
import { type Caller, callerWith, useTestApp } from '../../testing/test-app.ts'

const PASSWORD = 'Turmeric-42'
let ahead = 0
const app = useTestApp({}, () => new Date(Date.now() + ahead))

const aTablet = () => aSharedTablet(app())
const withPin = (role: Role, locationIds: string[]) => aColleagueWithPin(app(), role, locationIds)
const open = (tablet: Caller, userId: string) => openTablet(app(), tablet, userId)
const unlock = (tablet: Caller, userId: string, pin = PIN) => tablet.post('/unlockTablet', { userId, pin })
const userOf = async (caller: Caller) => (await caller.get('/session')).body.user
const peopleOn = async (caller: Caller) =>
  bodyOf(getThisTablet, await caller.get('/getThisTablet')).tablet?.people ?? null

describe('a shared tablet', () => {
  it('is paired by an admin, who is signed out of it, and names who may open it (people 47)', async () => {
    const { admin, name, tablet } = await aTablet()
    expect([await userOf(tablet), await userOf(admin)]).toEqual([null, null])
    const [here, there] = [await withPin('staff', ['truro']), await withPin('staff', ['new-glasgow'])]
    const without = await idOf(await aColleague(app(), 'staff', ['truro']))
    const ids = (await peopleOn(tablet))?.map(({ id }) => id)
    expect(ids).toContain(here.id)
    for (const id of [there.id, without]) expect(ids).not.toContain(id)
    expect(await peopleOn(await app().guest())).toBeNull()
    const { tablets } = bodyOf(getSharedTablets, await (await app().admin()).get('/getSharedTablets'))
    expect(tablets.find((one) => one.name === name)).toMatchObject({ location: { id: 'truro' }, pairedBy: 'A admin' })
  })

  it('opens by name and PIN with rights at its location only, and no account or list to take away (people 47)', async () => {
    const { tablet } = await aTablet()
    const { id } = await withPin('manager', ['new-glasgow', 'truro'])
    const person = await open(tablet, id)
    expect(await userOf(person)).toMatchObject({ role: 'manager', locationIds: ['truro'], byPin: true })
    const seen = await app().database.db.one<{ here: boolean }>(sql`
      select last_login_at > now() - interval '1 minute' as here from users where id = ${id}`)
    expect(seen.here).toBe(true)
    const status = async (path: string) => (await person.get(path)).status
    expect([
      await status('/getLocationOrders?locationId=truro'),
      await status('/getLocationOrders?locationId=new-glasgow'),
      await status('/getProfile'),
      await status('/downloadMyData'),
      await status('/getUsers'),
      await status('/getSettings'),
    ]).toEqual([200, 404, 403, 403, 403, 403])
    const away = await person.post('/exportReservations', await SAMPLES.exportReservations(app()))
    expect([away.status, away.body.code]).toEqual([403, 'permission-denied'])
    expect((await person.post('/setMyPin', { password: PASSWORD, pin: '5927' })).status).toBe(403)
  })

  it('makes no admin of an admin, and staff of whom a second step is asked (people 47)', async () => {
    const { tablet } = await aTablet()
    expect(await userOf(await open(tablet, (await withPin('admin', [])).id))).toMatchObject({ role: 'manager' })
    const { caller, id } = await withPin('manager', ['truro'])
    await setUpSecondStep(caller, new Date(Date.now() + ahead))
    expect(await userOf(await open(tablet, id))).toMatchObject({ role: 'staff', locationIds: ['truro'] })
  })

  it('opens for two people with the same digits, each as who they are', async () => {
    const { tablet } = await aTablet()
    const [one, other] = [await withPin('staff', ['truro']), await withPin('staff', ['truro'])]
    const first = await open(tablet, one.id)
    expect(await userOf(first)).toMatchObject({ id: one.id })
    expect(await userOf(await open(first, other.id))).toMatchObject({ id: other.id })
    // Whoever was there before is out.
    expect(await userOf(first)).toBeNull()
  })

  it('is nothing without its cookie: a PIN is refused before it is looked at, and so is a session that was carried away', async () => {
    const { tablet } = await aTablet()
    const { id } = await withPin('staff', ['truro'])
    for (let tries = 0; tries < 7; tries++)
      expect((await unlock(await app().guest(), id, '0000')).body.code).toBe('not_a_tablet')
    const person = await open(tablet, id)
    const session = person.cookie.split('; ').find((one) => one.startsWith('sizzle.session_token='))
    expect(await userOf(await callerWith(app().url, session ?? ''))).toBeNull()
    expect(
      await userOf(
        await callerWith(
          app().url,
          browserAfter((await aTablet()).tablet.cookie, {
            ...(await tablet.get('/session')),
            headers: new Headers([['set-cookie', session ?? '']]),
          }),
        ),
      ),
    ).toBeNull()
  })

  it('is unpaired at once: who works there is out, and no PIN opens it', async () => {
    const { name, tablet } = await aTablet()
    const { id } = await withPin('staff', ['truro'])
    const person = await open(tablet, id)
    const stream = await readLive(app().url, { cookie: person.cookie })
    await stream.until(({ event }) => event === 'hello')
    const owner = await app().admin()
    const { tablets } = bodyOf(getSharedTablets, await owner.get('/getSharedTablets'))
    const tabletId = tablets.find((one) => one.name === name)?.id
    expect((await owner.post('/unpairTablet', { tabletId })).status).toBe(200)
    await stream.ended
    expect(await userOf(person)).toBeNull()
    expect((await unlock(tablet, id)).body.code).toBe('not_a_tablet')
    expect((await owner.post('/unpairTablet', { tabletId })).body.code).toBe('tablet_not_found')
  })
})

describe('a PIN', () => {
  it('is counted for each person and device: after five wrong ones 1, 5 and 15 minutes (people 48)', async () => {
    const [{ tablet }, { tablet: other }] = [await aTablet(), await aTablet()]
    const [{ id }, colleague] = [await withPin('staff', ['truro']), await withPin('staff', ['truro'])]
    for (let tries = 0; tries < 5; tries++) expect((await unlock(tablet, id, '5555')).body.code).toBe('wrong_pin')
    try {
      const waits: number[] = []
      for (let round = 0; round < 4; round++) {
        const early = await unlock(tablet, id)
        expect([early.status, early.body.code]).toEqual([429, 'too-many-attempts'])
        waits.push(Math.round(Number(early.body.retryAfter) / 60))
        ahead += Number(early.body.retryAfter) * 1000
        if (round < 3) expect((await unlock(tablet, id, '5555')).body.code).toBe('wrong_pin')
      }
      expect(waits).toEqual([1, 5, 15, 15])
    } finally {
      ahead = 0
    }
    expect((await unlock(other, id)).status).toBe(200)
    expect((await unlock(tablet, colleague.id)).status).toBe(200)
  })

  it('is set with the password by people who work here, and is no plain one', async () => {
    const { caller, id } = await withPin('staff', ['truro'])
    expect((await caller.post('/setMyPin', { password: 'guess', pin: PIN })).body.code).toBe('wrong-password')
    for (const pin of ['1234', '0000', '12', '48271599', '48a7'])
      expect((await caller.post('/setMyPin', { password: PASSWORD, pin })).status, pin).toBe(400)
    const customer = await app().signUp()
    expect((await customer.post('/setMyPin', { password: PASSWORD, pin: PIN })).body.code).toBe('only_staff_have_pins')
    const { pin_hash: hash } = await app().database.db.one<{ pin_hash: string }>(sql`
      select pin_hash from staff_pins where user_id = ${id}`)
    expect(hash).toMatch(/^\$argon2id\$/)
  })

  it('that was changed or taken away locks what it has opened', async () => {
    const { tablet } = await aTablet()
    const { caller, id } = await withPin('staff', ['truro'])
    const person = await open(tablet, id)
    await caller.post('/setMyPin', { password: PASSWORD, pin: '5927' })
    expect(await userOf(person)).toBeNull()
    expect((await unlock(tablet, id)).body.code).toBe('wrong_pin')
    expect((await unlock(tablet, id, '5927')).status).toBe(200)
    await caller.post('/removeMyPin', {})
    expect((await unlock(tablet, id, '5927')).body.code).toBe('wrong_pin')
    expect(await userOf(caller)).not.toBeNull()
  })

  it('opens nothing for who lost the role or the location, or is deactivated', async () => {
    const { tablet } = await aTablet()
    const owner = await app().admin()
    const changes = [{ role: 'customer' }, { locationIds: ['new-glasgow'] }, { isActive: false }]
    for (const updates of changes) {
      const { id } = await withPin('staff', ['truro'])
      const person = await open(tablet, id)
      expect((await owner.post('/updateUser', { userId: id, updates })).status).toBe(200)
      expect(await userOf(person), JSON.stringify(updates)).toBeNull()
      expect((await unlock(tablet, id)).body.code).toBe('wrong_pin')
    }
  })
})

describe('an open tablet', () => {
  const expiryOf = (id: string) =>
    app().database.db.one<{ seconds: number; shift: number }>(sql`
      select extract(epoch from expires_at - now())::float8 as seconds, extract(epoch from expires_at - created_at)::float8 as shift
      from sessions where user_id = ${id} and device_id is not null`)

  it('locks after two minutes without a press, and after twelve hours in any case (people 48)', async () => {
    const { tablet } = await aTablet()
    const { id } = await withPin('staff', ['truro'])
    const person = await open(tablet, id)
    const { seconds } = await expiryOf(id)
    expect(seconds).toBeGreaterThan(120)
    expect(seconds).toBeLessThan(140)
    await app().database.db.run(sql`
      update sessions set expires_at = now() + interval '1 minute' where user_id = ${id} and device_id is not null`)
    await person.get('/getLocationOrders?locationId=truro')
    expect((await expiryOf(id)).seconds).toBeLessThan(61)
    expect((await person.post('/stayUnlocked', {})).status).toBe(200)
    expect((await expiryOf(id)).seconds).toBeGreaterThan(120)

    await app().database.db.run(sql`
      update sessions set created_at = now() - interval '11 hours 59 minutes' where user_id = ${id} and device_id is not null`)
    await person.post('/stayUnlocked', {})
    expect(Math.round((await expiryOf(id)).shift / 3600)).toBe(12)
    await app().database.db.run(sql`
      update sessions set expires_at = now() - interval '1 second' where user_id = ${id} and device_id is not null`)
    expect((await person.post('/stayUnlocked', {})).status).toBe(401)
    expect(await userOf(person)).toBeNull()
  })

  it('is locked by a press, and a session with a password is not', async () => {
    const { tablet } = await aTablet()
    const { caller, id } = await withPin('staff', ['truro'])
    const person = await open(tablet, id)
    expect((await person.post('/lockTablet', {})).status).toBe(200)
    expect(await userOf(person)).toBeNull()
    expect((await caller.post('/lockTablet', {})).body.code).toBe('not_a_tablet')
    expect((await caller.post('/stayUnlocked', {})).body).toEqual({ success: true, until: null })
  })

  it('names the device in the audit trail', async () => {
    const { tablet } = await aTablet()
    const { id } = await withPin('staff', ['truro'])
    await open(tablet, id)
    const entry = await app().database.db.one<{ action: string; device: string | null; name: string }>(sql`
      select a.action, a.device_id as device, d.name from audit a join devices d on d.id::text = a.device_id
      where a.actor_id = ${id} order by a.id desc limit 1`)
    expect(entry).toMatchObject({ action: 'unlockTablet', device: expect.any(String) })
  })
})
