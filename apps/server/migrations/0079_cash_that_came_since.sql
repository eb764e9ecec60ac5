-- A day may be counted when later ones have begun. Their cash is in the drawer too: how much of it was, is known at the count and kept with it.
alter table cash_counts add column came_since int not null default 0;
