-- Invitations to work here. The link in the letter carries a token of which only a hash is kept; it works once.
create table invitations (
  id uuid primary key,
  token_hash text not null unique,
  email text not null check (email = lower(email)),
  role text not null check (role in ('staff', 'manager', 'admin')),
  -- Empty for an admin, who works everywhere.
  location_ids text[] not null,
  invited_by uuid not null references users,
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  accepted_at timestamptz,
  accepted_by uuid references users,
  withdrawn_at timestamptz,
  check ((accepted_at is null) = (accepted_by is null)),
  check (accepted_at is null or withdrawn_at is null)
);
-- One that is open for each address: a newer one withdraws the older.
create unique index invitations_open on invitations (email) where accepted_at is null and withdrawn_at is null;
create index invitations_made on invitations (made_at desc, id desc);
create index invitations_expiry on invitations (expires_at);
create index invitations_accepted_by on invitations (accepted_by) where accepted_by is not null;
