import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sql } from '../../kit/db/sql.ts'
import { aSendingCampaign, CAMPAIGN_QUICK, openQuickLane } from '../../testing/a-campaign.ts'
import { useMailHouse } from '../../testing/mail-house.ts'

// What sends campaigns dies half-way.
const READERS = 150
const house = useMailHouse()

function startProcess() {
  const file = join(import.meta.dirname, '../../testing/campaign-process.ts')
  const { database, smtp } = house()
  return spawn(process.execPath, [file, database.connectionString, smtp.url], { stdio: 'ignore' })
}

it('a campaign whose sender is killed again and again reaches nobody twice, and leaves out few (messages 44)', async () => {
  const { database, smtp } = house()
  const readers = Array.from({ length: READERS }, (_, n) => `reader${n}`)
  const id = await aSendingCampaign(database, readers)
  for (let round = 0; round < 2; round++) {
    // Two processes at once: one of them has the campaign.
    const children = [startProcess(), startProcess()]
    const exits = children.map((child) => once(child, 'exit'))
    const before = smtp.mails.length
    await expect.poll(() => smtp.mails.length, { interval: 5 }).toBeGreaterThan(before + 20)
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(exits)
  }
  const lane = openQuickLane(database, smtp.url)
  const counts = () =>
    database.db.one<{ state: string; sent: number; uncertain: number }>(sql`
      select (select state from campaigns where id = ${id}) as state, count(*) filter (where state = 'sent')::int as sent,
             count(*) filter (where state = 'uncertain')::int as uncertain from campaign_letters where campaign_id = ${id}`)
  await expect.poll(async () => (await counts()).state).toBe('done')
  await lane.stop()
  const { sent, uncertain } = await counts()
  expect(sent + uncertain).toBe(READERS)
  // At most the places of each kill.
  expect(uncertain).toBeLessThanOrEqual(2 * CAMPAIGN_QUICK.width)
  const times = Map.groupBy(smtp.mails, ({ to }) => to[0])
  expect(Math.max(...[...times.values()].map((mails) => mails.length))).toBe(1)
  expect(times.size).toBeGreaterThanOrEqual(sent)
})
