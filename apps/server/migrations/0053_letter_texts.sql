-- The words of letters where an owner wrote their own: by language and part. A letter without a row, and a part without words, have the standard's.

create table letter_texts (
  template text primary key
    check (template in ('order_confirmation', 'reservation_confirmation', 'custom', 'promotion')),
  -- {"en": {"subject": "..."}, "fr": {}}: only what differs from the standard.
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  version int not null,
  updated_at timestamptz not null,
  updated_by uuid not null
);
