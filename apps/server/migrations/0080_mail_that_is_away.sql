-- While the mail server is away, a campaign says so and promises no time.

alter table campaigns
  -- Tries in a row, up to the last one, that never reached the mail server.
  add column outages int not null default 0 check (outages >= 0),
  -- The last of them.
  add column outage_error text,
  add column outage_at timestamptz;
