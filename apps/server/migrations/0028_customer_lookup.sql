-- Staff find a customer by the number that somebody says on the phone.
create index users_phone on users (phone_number) where phone_number is not null;
