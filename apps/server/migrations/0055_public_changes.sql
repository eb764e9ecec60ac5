-- What the public reads show was changed lately, looked at before an answer that is kept is given again.
create index changes_public on changes (at) include (id, location_id)
  where topic in ('location.changed', 'menu.changed', 'settings.changed');
