-- What the house has to know of a person, such as allergies: shown where an order is taken for them.
create table person_notes (
  user_id uuid primary key references users on delete cascade,
  allergies text not null,
  note text not null,
  version int not null default 1,
  updated_at timestamptz not null,
  updated_by uuid not null references users
);
