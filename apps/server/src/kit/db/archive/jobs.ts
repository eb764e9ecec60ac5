import type pg from 'pg'

/*
 * Jobs are promises to customers (an e-mail, a refund) and move with the data. The worker's own tables stay behind:
 * their layout is the worker's business, so jobs are read out field by field and added again through its functions.
 */

const COLUMNS = 'identifier, payload, queue_name, run_at, max_attempts, key, priority, flags, attempts'

/** Every job that is waiting, failed or under way. One under way counts as not yet tried: nobody saw it end. */
export const READ_JOBS = `
  SELECT tasks.identifier, jobs.payload, queues.queue_name, jobs.run_at, jobs.max_attempts, jobs.key, jobs.priority,
         CASE WHEN jobs.flags IS NOT NULL THEN ARRAY(SELECT jsonb_object_keys(jobs.flags)) END AS flags,
         CASE WHEN jobs.locked_at IS NULL THEN jobs.attempts ELSE greatest(jobs.attempts - 1, 0) END AS attempts
    FROM graphile_worker._private_jobs AS jobs
    JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id
    LEFT JOIN graphile_worker._private_job_queues AS queues ON queues.id = jobs.job_queue_id
   ORDER BY jobs.id`

export async function hasJobTables(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `SELECT to_regclass('graphile_worker._private_jobs') IS NOT NULL AS found`,
  )
  return rows[0]?.found === true
}

/** Where imported jobs wait until all have arrived. */
export async function makeJobsTable(client: pg.ClientBase): Promise<string> {
  await client.query(`
    CREATE TEMPORARY TABLE imported_jobs (
      identifier text, payload json, queue_name text, run_at timestamptz, max_attempts int, key text, priority int,
      flags text[], attempts int, ordinal bigint GENERATED ALWAYS AS IDENTITY
    ) ON COMMIT DROP`)
  return `imported_jobs (${COLUMNS})`
}

export async function addImportedJobs(client: pg.ClientBase): Promise<void> {
  await client.query(`
    DO $$
    DECLARE
      job record;
      added bigint;
    BEGIN
      FOR job IN SELECT * FROM imported_jobs ORDER BY ordinal LOOP
        SELECT id INTO added FROM graphile_worker.add_job(
          job.identifier, job.payload, job.queue_name, job.run_at, job.max_attempts, job.key, job.priority, job.flags);
        PERFORM graphile_worker.reschedule_jobs(ARRAY[added], attempts => job.attempts);
      END LOOP;
    END $$`)
}
