-- Pictures of dishes. A dish names its picture by the address; copies of a dish may name the same one.
create table pictures (
  -- Of the largest WebP: '/uploads/menu-images/truro/paneer-tikka/1795257600000-plate.webp'. The other files are named after it.
  address text primary key,
  -- 'coming': files may be there, no dish names it yet. 'unused': no dish names it any more. 'gone': its files are removed.
  state text not null default 'coming' check (state in ('coming', 'stored', 'unused', 'gone')),
  original_name text not null,
  -- What was made of it; null until it is stored.
  widths int[],
  width int,
  height int,
  blur text check (length(blur) <= 300),
  size int,
  uploaded_by uuid not null,
  uploaded_at timestamptz not null
);
create index pictures_person on pictures (uploaded_by, uploaded_at);
create index pictures_unsettled on pictures (uploaded_at) where state <> 'stored';

create index menu_items_image on menu_items (image) where image is not null;
