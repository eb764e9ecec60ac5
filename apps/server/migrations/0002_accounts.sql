-- People and their sessions. The accounts library writes these tables under the names mapped in accounts/auth.ts.

create table users (
  id uuid primary key,
  email text not null,
  name text not null,
  email_verified boolean not null default false,
  photo_url text,
  role text not null default 'customer' check (role in ('customer', 'staff', 'manager', 'admin')),
  is_active boolean not null default true,
  deleted_at timestamptz,
  phone_number text,
  country_code text not null default '+1',
  notifications boolean not null default true,
  signup_method text not null default 'email_password',
  last_login_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));
create index users_created on users (created_at desc);

create table user_locations (
  user_id uuid not null references users on delete cascade,
  location_id text not null,
  primary key (user_id, location_id)
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);

create table accounts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_user on accounts (user_id);

create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);
