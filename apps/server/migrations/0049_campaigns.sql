-- The same offer to many people. Its words are kept once; a recipient is one small row without name or address.

create table campaigns (
  id uuid primary key,
  name text not null,
  state text not null default 'draft' check (state in ('draft', 'sending', 'stopped', 'done')),
  audience jsonb not null,
  -- What was typed; each reader's letter is made of it when it is sent.
  letter jsonb not null,
  code text not null default '',
  per_minute int not null check (per_minute between 1 and 6000),
  -- Who sends the next batch, and while nobody does, when it is due.
  lease uuid,
  due_at timestamptz not null default now(),
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  version int not null default 1,
  check ((state = 'draft') = (started_at is null)),
  check ((state = 'done') = (ended_at is not null))
);
create index campaigns_due on campaigns (due_at) where state = 'sending';
create index campaigns_newest on campaigns (created_at desc, id desc);

create table campaign_letters (
  -- The Message-ID is made of it, and what the mail provider tells comes back with it.
  id uuid primary key,
  campaign_id uuid not null references campaigns,
  user_id uuid not null references users,
  -- "uncertain": it may have left; nobody gets the same offer twice, so it is not sent again.
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'sent', 'captured', 'failed', 'skipped', 'uncertain')),
  attempts smallint not null default 0,
  due_at timestamptz not null,
  sent_at timestamptz,
  delivered_at timestamptz,
  bounced_at timestamptz,
  complained_at timestamptz,
  -- Why it failed or waits again.
  last_error text
);
-- Once for each person, whatever happens.
create unique index campaign_letters_person on campaign_letters (campaign_id, user_id);
create index campaign_letters_open on campaign_letters (campaign_id, due_at) where state in ('waiting', 'sending');
create index campaign_letters_user on campaign_letters (user_id);

-- Of those who take offers, who fits a campaign at a moment. Consents first: they are few, and the rest is asked only of who ever said yes.
create function campaign_people(audience jsonb, at timestamptz) returns setof uuid stable language sql
begin atomic
  select u.id from users u
  where u.email_verified and u.is_active and u.deleted_at is null
    and exists (select from consents c where c.user_id = u.id and c.purpose = 'marketing' and c.given)
    and takes_offers(u.id)
    and (audience->>'boughtWithinDays' is null or exists (
      select from orders o where o.user_id = u.id and o.status <> 'cancelled'
        and o.order_time > at - (audience->>'boughtWithinDays')::int * interval '1 day'
        and (audience->>'boughtAt' is null or o.location_id = audience->>'boughtAt')))
    and (audience->>'noOrderForDays' is null or not exists (
      select from orders o where o.user_id = u.id and o.status <> 'cancelled'
        and o.order_time > at - (audience->>'noOrderForDays')::int * interval '1 day'))
    and (audience->>'minPoints' is null or (audience->>'minPoints')::int <= (
      select coalesce(sum(l.points), 0) from ledger l where l.user_id = u.id));
end;
