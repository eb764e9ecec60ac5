import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../testing/db/fresh-database.ts'
import { MIGRATIONS_FOLDER, migrate } from '../db/migrate.ts'
import { sql } from '../db/sql.ts'
import { openLog } from '../log.ts'

// The queue's tables as the library had made them, as far as jobs are kept in them.
const OLD_QUEUE = `
  create schema graphile_worker;
  create table graphile_worker._private_tasks (
    id int generated always as identity primary key, identifier text not null unique);
  create table graphile_worker._private_jobs (
    id bigint generated always as identity primary key, job_queue_id int, task_id int not null, payload json not null,
    priority smallint not null default 0, run_at timestamptz not null, attempts smallint not null,
    max_attempts smallint not null, last_error text, created_at timestamptz not null default '2026-11-01',
    updated_at timestamptz not null default '2026-11-02', key text unique, locked_at timestamptz, locked_by text,
    revision int not null default 0, flags jsonb,
    is_available boolean generated always as (locked_at is null and attempts < max_attempts) stored);
  create view graphile_worker.jobs as select id from graphile_worker._private_jobs;
  insert into graphile_worker._private_tasks (identifier) values ('refund'), ('tell-cancelled');
  insert into graphile_worker._private_jobs (task_id, payload, run_at, attempts, max_attempts, key, locked_at, last_error)
  values (1, '{"n": 1}', '2026-12-01', 0, 25, 'refund:1', null, null),
         (1, '{"n": 2}', '2026-11-20', 3, 25, 'refund:2', null, 'no answer'),
         (2, '{"n": 3}', '2026-11-20', 1, 12, null, now(), null),
         (2, '{"n": 4}', '2026-11-20', 12, 12, null, now() - interval '5 hours', null),
         (2, '{"n": 5}', '2026-11-20', 12, 12, null, null, 'never')`

test('jobs of the queue before this one move over, whoever had locked them, and its schema goes', async () => {
  const database = await emptyDatabase()
  onTestFinished(() => database.close())
  const before = await mkdtemp(path.join(tmpdir(), 'sizzle-migrations-'))
  onTestFinished(() => rm(before, { recursive: true }))
  const names = (await readdir(MIGRATIONS_FOLDER)).toSorted()
  for (const name of names.slice(
    0,
    names.findIndex((one) => one.endsWith('_jobs.sql')),
  ))
    await cp(path.join(MIGRATIONS_FOLDER, name), path.join(before, name))
  const options = { connectionString: database.connectionString, log: openLog('silent') }
  await migrate({ ...options, folder: before })
  await database.pool.query(OLD_QUEUE)
  await migrate(options)

  const on = (day: string) => new Date(`${day}T00:00:00Z`)
  const common = { lease: null, created_at: on('2026-11-01') }
  const waiting = { ...common, failed_at: null }
  expect(
    await database.db.many(sql`
      select task, payload, key, due_at, attempts, max_attempts, last_error, failed_at, lease, created_at
      from jobs order by id`),
  ).toMatchObject([
    { ...waiting, task: 'refund', payload: { n: 1 }, key: 'refund:1', due_at: on('2026-12-01'), attempts: 0 },
    { ...waiting, payload: { n: 2 }, key: 'refund:2', attempts: 3, max_attempts: 25, last_error: 'no answer' },
    { ...waiting, task: 'tell-cancelled', payload: { n: 3 }, key: null, attempts: 0, due_at: on('2026-11-20') },
    { ...waiting, payload: { n: 4 }, attempts: 11, max_attempts: 12 },
    { ...common, payload: { n: 5 }, attempts: 12, last_error: 'never', failed_at: on('2026-11-02') },
  ])
  expect(await database.db.many(sql`select from pg_namespace where nspname = 'graphile_worker'`)).toEqual([])
})
