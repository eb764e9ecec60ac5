-- A paper says that it may be a duplicate only where nobody knows what became of it when it was handed over before.

alter table print_jobs
  -- The last time it was handed over of which is known that nothing came out.
  add column failed_offer int not null default 0 check (failed_offer >= 0),
  -- Of an earlier time nobody knows.
  add column maybe_twice boolean not null default false;

-- What was handed over again before says what it said.
update print_jobs set maybe_twice = true where offers > 1;
