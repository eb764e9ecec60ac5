-- One or two letters are too short for trigrams: they are found by the pairs and single letters that a person's texts hold.

create function short_parts(searched text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(searched, at, length)), '{}')
  from generate_series(1, length(searched)) at, generate_series(1, 2) length
$$;

create index users_searched_short on users using gin (short_parts(search_key)) where deleted_at is null;
