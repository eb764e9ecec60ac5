import { expect, it } from 'vitest'
import { sql } from '../../kit/db/sql.ts'
import { aSendingCampaign, CAMPAIGN_QUICK, openQuickLane } from '../../testing/a-campaign.ts'
import type { Behaviour } from '../../testing/fake-smtp.ts'
import { useMailHouse } from '../../testing/mail-house.ts'
import { reportOf } from './campaigns.sql.ts'

// A campaign against a mail server that does everything wrong.
const FINE = 20
const house = useMailHouse()

const ODD: Readonly<Record<string, Behaviour>> = {
  hangs: 'hang',
  mute: 'mute',
  later: 450,
  closing: 421,
  gone: 550,
  busy: 'busy',
  spam: 'spam',
}
const addressOf = (name: string) => `${name}@example.test`

it('one bad mailbox holds up nobody, nothing is lost and nobody gets it twice (messages 44)', async () => {
  const { database, smtp } = house()
  for (const [name, behaviour] of Object.entries(ODD)) smtp.on(addressOf(name), behaviour)
  const names = [...Object.keys(ODD), ...Array.from({ length: FINE }, (_, n) => `fine${n}`)]
  const people = names.length
  const id = await aSendingCampaign(database, names)
  const { db } = database
  const lane = openQuickLane(database, smtp.url, { ...CAMPAIGN_QUICK, cutMs: 3000 })
  const untouched = () =>
    db.one<{ count: number }>(sql`
      select count(*)::int as count from campaign_letters
      where campaign_id = ${id} and (state = 'sending' or (state = 'waiting' and attempts = 0))`)
  await expect.poll(async () => (await untouched()).count).toBe(0)
  const first = await reportOf(db, id)
  expect(first).toMatchObject({ sent: FINE, failed: 2, uncertain: 1, waiting: 4 })

  for (const name of Object.keys(ODD)) smtp.on(addressOf(name), 'deliver')
  await db.run(sql`update campaign_letters set due_at = now() where campaign_id = ${id}`)
  await db.run(sql`update campaigns set due_at = now() where id = ${id}`)
  const state = async () => (await db.one<{ state: string }>(sql`select state from campaigns where id = ${id}`)).state
  await expect.poll(state).toBe('done')
  await lane.stop()
  expect(await reportOf(db, id)).toMatchObject({ total: people, sent: FINE + 4, failed: 2, uncertain: 1, waiting: 0 })
  const times = Map.groupBy(smtp.mails, ({ to }) => to[0])
  // Refused: "gone" and "spam". "mute" had it and never said so: it is counted as uncertain, and not sent again.
  expect([...times.values()].map((mails) => mails.length)).toEqual(Array(people - 2).fill(1))
  expect(times.has(addressOf('gone')) || times.has(addressOf('spam'))).toBe(false)
  const off = await db.many<{ email: string }>(sql`select email from suppressions`)
  expect(off.map(({ email }) => email)).toEqual([addressOf('gone')])
})
