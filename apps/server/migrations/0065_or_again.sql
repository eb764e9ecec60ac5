-- For a statement that leaves together with all that follows it: where what it needs is not so any more, the whole transaction ends as
-- one that lost a conflict. It then runs again, and reads anew.
create function or_again(is_so boolean, what text) returns boolean language plpgsql as $$
begin
  if is_so is not true then
    raise serialization_failure using message = what;
  end if;
  return true;
end $$;
