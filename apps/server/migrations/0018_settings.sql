-- What an owner sets while the program runs: per location, or for the house where location_id is null. A row without a
-- value was set once and taken back; its version stays, so that nobody overwrites a change that they have not seen.

create table settings (
  location_id text references locations,
  -- A key cannot hold null: the house is ''.
  place text generated always as (coalesce(location_id, '')) stored,
  name text not null,
  value jsonb,
  version int not null,
  updated_at timestamptz not null,
  updated_by uuid not null,
  primary key (place, name)
);
