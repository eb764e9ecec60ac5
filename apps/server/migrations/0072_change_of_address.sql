-- A link that moves an account to a new address: the token's email is that new one, and the account keeps its own until then.
alter table email_tokens drop constraint email_tokens_purpose_check;
alter table email_tokens add constraint email_tokens_purpose_check
  check (purpose in ('reset-password', 'verify-email', 'change-email'));

-- False where the address belongs to another account. Somebody may sign up with it at the same moment: then the index decides,
-- and who comes second is told so instead of failing.
create function move_to_address(person uuid, address text, at timestamptz) returns boolean language plpgsql as $$
begin
  update users set email = address, email_verified = true, version = version + 1, updated_at = at, updated_by = person
  where id = person and not exists (select from users u where lower(u.email) = lower(address) and u.id <> person);
  return found;
exception when unique_violation then
  return false;
end
$$;
