-- A rare action, or a person who seldom changes anything, is found without reading the whole trail.
create index audit_action on audit (action, at desc, id desc);
create index audit_person on audit (actor_name, at desc, id desc);
