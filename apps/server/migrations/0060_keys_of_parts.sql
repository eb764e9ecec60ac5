-- What grows with every order, booking and letter can be cut into parts without being written anew: each unique key of such a table
-- holds the column that it is cut by.

-- Codes of links are 72 bits of chance: two locations never throw the same.
drop index payment_sessions_link;
create unique index payment_sessions_link on payment_sessions (location_id, link_code) where link_code is not null;
create index payment_sessions_code on payment_sessions (link_code) where link_code is not null;

-- Whoever takes a number for people holds a lock on it, and looks whether another location has it.
alter table reservations drop constraint reservations_reservation_id_key,
  add unique (location_id, reservation_id);
create index reservations_number on reservations (reservation_id);

-- An entry of the ledger without a location is a correction of somebody's points.
alter table ledger drop constraint ledger_pkey,
  add constraint ledger_once unique nulls not distinct (location_id, id);

-- A letter is itself once, by its key; its id is made by the program out of 122 bits of chance.
alter table messages drop constraint messages_pkey;
create index messages_id on messages (id);
