-- Locations are opened, changed and closed while the program runs.

alter table locations
  add column province text check (province in ('NS', 'NB', 'NL', 'PE', 'ON', 'QC', 'MB', 'SK', 'AB', 'NT', 'NU', 'YT', 'BC')),
  add column legal_name text not null default '',
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column updated_by uuid,
  add check ((latitude is null) = (longitude is null));

-- By the first letter of the postal code; the X of the far north is shared.
update locations set province = case
  when postal_code ~* '^\s*X\s*0\s*[ABC]' then 'NU'
  else (array['NL','NS','PE','NB','QC','QC','QC','ON','ON','ON','ON','ON','MB','SK','AB','BC','NT','YT'])[
    nullif(position(upper(left(trim(postal_code), 1)) in 'ABCEGHJKLMNPRSTVXY'), 0)] end
where postal_code ~ '^\s*[A-Za-z]\s*\d';

-- Two boards must not show the same number. Who was first keeps the code; others get the next that is free. Orders keep
-- the numbers that people were told.
update locations set code = upper(code) where code <> upper(code);
do $$
declare
  place record;
  next_code text;
  n int := 0;
begin
  for place in
    select id from (
      select id, code, row_number() over (partition by code order by deleted_at nulls first, created_at, id) as nth
      from locations where deleted_at is null or code !~ '^[A-Z]{2,4}$'
    ) l where nth > 1 or code !~ '^[A-Z]{2,4}$' order by id
  loop
    loop
      next_code := 'L' || chr(65 + n / 676) || chr(65 + n / 26 % 26) || chr(65 + n % 26);
      n := n + 1;
      exit when not exists (select from locations where code = next_code);
    end loop;
    update locations set code = next_code where id = place.id;
  end loop;
end $$;
alter table locations add check (code ~ '^[A-Z]{2,4}$');
create unique index locations_code on locations (code) where deleted_at is null;
