-- How often a booking's email was corrected: the private link of an earlier letter opens it no more.
alter table reservations add column link_number int not null default 0;
