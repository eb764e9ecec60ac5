-- A manager's PIN lends a right for one action, once.
create table approvals (
  id uuid primary key,
  action text not null,
  subject text not null,
  amount int not null check (amount >= 0),
  location_id text not null references locations,
  device_id uuid not null references devices,
  asked_by uuid not null references users on delete cascade,
  approved_by uuid not null references users on delete cascade,
  approved_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index approvals_expire on approvals (expires_at);

-- As the name of whoever did it: it stays when the account is gone.
alter table audit add column approved_by_name text;
