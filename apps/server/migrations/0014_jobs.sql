-- Jobs: work that is promised in the transaction that it follows from, and done by whichever process takes it. Like a
-- message, a job is taken under a lease by the database's clock; one whose process died falls due again when it ends.
-- A job that was done is gone, one that failed for good stays to be seen.

create table jobs (
  id bigint generated always as identity primary key,
  task text not null,
  payload json not null default '{}',
  -- One waiting job for each key: a second one replaces the first.
  key text check (key <> ''),
  -- When a worker may take it: the next try while waiting, the end of the lease while it is being worked on.
  due_at timestamptz not null default now(),
  attempts int not null default 0 check (attempts >= 0),
  max_attempts int not null default 12 check (max_attempts > 0),
  -- Another one at each taking: a worker that slept through its lease cannot finish what somebody else has taken.
  lease uuid,
  last_error text,
  failed_at timestamptz,
  created_at timestamptz not null default now(),
  check (lease is null or failed_at is null)
);
create index jobs_due on jobs (due_at) where failed_at is null;
create unique index jobs_waiting_key on jobs (key) where lease is null;

-- When recurring work is next due; whichever process moves the time on has the job made.
create table job_times (
  task text primary key,
  cron text not null,
  due_at timestamptz not null
);

-- The count of attempts begins again when a person asks for another try, so it cannot tell two takings apart.
alter table messages add column lease uuid;

-- Until now the queue was a library's, in a schema of its own. One that was under way counts as not yet tried: nobody saw
-- it end, and the process that held it is not running any more.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  insert into jobs (task, payload, key, due_at, attempts, max_attempts, last_error, failed_at, created_at)
  select tasks.identifier, coalesce(old.payload, '{}'), old.key, old.run_at,
         case when old.locked_at is null then old.attempts else greatest(old.attempts - 1, 0) end,
         greatest(old.max_attempts, 1), old.last_error,
         case when old.locked_at is null and old.attempts >= old.max_attempts then old.updated_at end,
         old.created_at
  from graphile_worker._private_jobs old join graphile_worker._private_tasks tasks on tasks.id = old.task_id
  order by old.id;
  drop schema graphile_worker cascade;
end $$;
