-- A printer beside a stove prints the tickets of its stations; one without stations prints whole orders.

alter table printers add column station_ids uuid[] not null default '{}';
