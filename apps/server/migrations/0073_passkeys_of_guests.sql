-- A guest's passkey is another way in beside the password. For who works here it is a second step, and so it is beside the app.
create or replace view second_steps as
  select user_id from second_factors where confirmed_at is not null
  union all
  select p.user_id from passkeys p join users u on u.id = p.user_id where u.role <> 'customer';
