-- Each reader of a campaign gets a code of their own, which makes one order cheaper until the offer ends.

alter table campaigns
  add column percent int check (percent between 1 and 100),
  add column code_ends_at timestamptz,
  add check ((percent is null) = (code_ends_at is null)),
  add check (percent is null or code <> '');

-- The one word that a draft could name as its code until now bought nothing anywhere.
update campaigns set code = '', letter = letter #- '{values,code}', version = version + 1 where state = 'draft' and code <> '';

alter table promotion_codes
  add column campaign_id uuid references campaigns,
  drop constraint promotion_codes_kind_check,
  drop constraint promotion_codes_user_id_kind_key,
  add check (kind in ('welcome', 'campaign')),
  add check ((kind = 'campaign') = (campaign_id is not null)),
  -- One code for each person and campaign, and one to welcome them.
  add unique nulls not distinct (user_id, campaign_id);
