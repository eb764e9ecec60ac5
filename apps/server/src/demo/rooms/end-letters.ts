import { sql, type Tx } from '../../kit/db/sql.ts'

/** Of the oldest of each kind: what became of them while the house had providers. All others are kept here. */
const ENDS = [
  { kind: 'email', n: 1, state: 'sent', problem: null, error: null },
  {
    kind: 'email',
    n: 2,
    state: 'failed',
    problem: 'refused',
    error: '550 5.1.1 The email account that you tried to reach does not exist',
  },
  { kind: 'email', n: 3, state: 'sent', problem: null, error: null },
  { kind: 'sms', n: 1, state: 'sent', problem: null, error: null },
  { kind: 'sms', n: 2, state: 'failed', problem: 'refused', error: 'The number cannot receive text messages (21614)' },
  { kind: 'sms', n: 3, state: 'skipped', problem: null, error: 'The order had already moved on' },
  { kind: 'sms', n: 5, state: 'skipped', problem: null, error: 'They answered STOP' },
] as const

/** Nothing that this transaction wrote waits for the outbox: a demo sends nobody anything, also where a provider is set. */
export function endLetters(tx: Tx): Promise<number> {
  return tx.run(sql`
    with mine as (
      select id, kind, created_at, row_number() over (partition by kind order by created_at, id) as n
      from messages where xmin = pg_current_xact_id()::xid and state = 'queued'
    ), ended as (
      select m.id, m.created_at + interval '3 seconds' as at, coalesce(e.state, 'captured') as state, e.problem, e.error
      from mine m left join jsonb_to_recordset(${JSON.stringify(ENDS)}::jsonb)
        as e (kind text, n int, state text, problem text, error text) on e.kind = m.kind and e.n = m.n
    )
    update messages m
    set state = e.state, attempts = case when e.state = 'skipped' then 0 else 1 end, due_at = e.at, attempted_at = e.at,
        sent_at = case when e.state in ('sent', 'captured') then e.at end,
        delivered_at = case when e.state = 'sent' then e.at + interval '4 seconds' end,
        provider_id = case when e.state = 'sent' then 'demo-' || m.id end,
        last_problem = e.problem, last_error = e.error, version = m.version + 1
    from ended e where m.id = e.id`)
}
