import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../kit/db/open.ts'
import { sql } from '../../kit/db/sql.ts'
import { openLog } from '../../kit/log.ts'
import { CAMPAIGN_QUICK } from '../../testing/a-campaign.ts'
import { freshDatabase } from '../../testing/db/fresh-database.ts'
import { type FakeSmtp, startFakeSmtp } from '../../testing/fake-smtp.ts'
import { mailBy } from '../../testing/outbox-pace.ts'
import { unsubscribeLinks } from '../unsubscribe-links.ts'
import { openCampaignLane } from './campaign-lane.ts'

// What sends campaigns dies half-way.
const READERS = 150
let smtp: FakeSmtp
let database: Database
beforeAll(async () => {
  smtp = await startFakeSmtp()
  database = await freshDatabase()
})
afterAll(async () => {
  await smtp.stop()
  await database.close()
})

function startProcess() {
  const file = join(import.meta.dirname, '../../testing/campaign-process.ts')
  return spawn(process.execPath, [file, database.connectionString, smtp.url], { stdio: 'ignore' })
}

async function aCampaign() {
  const { db } = database
  await db.run(sql`
    insert into users (id, email, name, email_verified)
    select gen_random_uuid(), 'reader' || n || '@example.test', 'Reader', true from generate_series(1, ${READERS}) n`)
  await db.run(sql`
    insert into consents (user_id, purpose, given, email, wording, source, at)
    select id, 'marketing', true, email, 'Yes', 'profile', now() from users where email like 'reader%'`)
  const letter = { templateId: 'promotion', subject: 'Thali', message: 'Hello', values: { offerTitle: 'Thali' } }
  const { id } = await db.one<{ id: string }>(sql`
    insert into campaigns (id, name, state, audience, letter, per_minute, created_at, started_at)
    values (gen_random_uuid(), 'Week', 'sending', '{}', ${JSON.stringify(letter)}::jsonb, 6000, now(), now()) returning id`)
  await db.run(sql`
    insert into campaign_letters (id, campaign_id, user_id, due_at)
    select gen_random_uuid(), ${id}, u.id, now() from users u where u.email like 'reader%'`)
  return id
}

it('a campaign whose sender is killed again and again reaches nobody twice, and leaves out few (messages 44)', async () => {
  const id = await aCampaign()
  for (let round = 0; round < 2; round++) {
    // Two processes at once: one of them has the campaign.
    const children = [startProcess(), startProcess()]
    const exits = children.map((child) => once(child, 'exit'))
    const before = smtp.mails.length
    await expect.poll(() => smtp.mails.length, { timeout: 10_000, interval: 5 }).toBeGreaterThan(before + 20)
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(exits)
  }
  const links = unsubscribeLinks('secret', 'http://localhost')
  const lane = openCampaignLane({
    database,
    log: openLog('silent'),
    mail: mailBy(smtp.url),
    links,
    pace: CAMPAIGN_QUICK,
  })
  const counts = () =>
    database.db.one<{ state: string; sent: number; uncertain: number }>(sql`
      select (select state from campaigns where id = ${id}) as state, count(*) filter (where state = 'sent')::int as sent,
             count(*) filter (where state = 'uncertain')::int as uncertain from campaign_letters where campaign_id = ${id}`)
  await expect.poll(async () => (await counts()).state, { timeout: 15_000 }).toBe('done')
  await lane.stop()
  const { sent, uncertain } = await counts()
  expect(sent + uncertain).toBe(READERS)
  // At most the places of each kill.
  expect(uncertain).toBeLessThanOrEqual(2 * CAMPAIGN_QUICK.width)
  const times = Map.groupBy(smtp.mails, ({ to }) => to[0])
  expect(Math.max(...[...times.values()].map((mails) => mails.length))).toBe(1)
  expect(times.size).toBeGreaterThanOrEqual(sent)
})
