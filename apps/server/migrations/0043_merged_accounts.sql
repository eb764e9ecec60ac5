-- Two accounts of one person are one: which they were, so that leaving takes away what was kept under either address.
create table merged_accounts (
  user_id uuid primary key references users on delete cascade,
  into_id uuid not null references users on delete cascade,
  email text not null,
  merged_at timestamptz not null,
  check (user_id <> into_id)
);
create index merged_accounts_into on merged_accounts (into_id);
