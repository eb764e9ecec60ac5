-- An e-mail that promotes is about the person who agreed to offers.

-- The worker looks up that person's consent once more at the moment of sending.
alter table messages add check (
  not promotional or (about_kind = 'user' and about_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'));

-- Addresses that get no offers, whatever their owners said: mail to them came back, or they complained of it.
create table suppressions (
  email text primary key check (email = lower(email)),
  reason text not null check (reason in ('bounced', 'complained')),
  -- What the mail server said.
  note text not null default '',
  at timestamptz not null default now()
);
create index suppressions_newest on suppressions (at desc);

-- Whether offers may go to somebody now: the last thing that they said is yes, and the address has shown to be theirs.
create function takes_offers(person uuid) returns boolean stable language sql
return exists (
    select from users u where u.id = person and u.email_verified and u.is_active and u.deleted_at is null
      and not exists (select from suppressions s where s.email = lower(u.email))
  ) and coalesce((
    select c.given from consents c where c.user_id = person and c.purpose = 'marketing' order by c.id desc limit 1
  ), false);

-- Numbers that answered STOP: no text message goes there until they answer START.
create table sms_stops (
  phone text primary key,
  at timestamptz not null default now()
);

-- When the phone had it, as the provider told later; a text that did not arrive is failed after all.
alter table messages add column delivered_at timestamptz;
create index messages_of_provider on messages (provider_id) where kind = 'sms' and provider_id is not null;
