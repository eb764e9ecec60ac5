-- People who were there before migration 75 are searched as those after it. Most names are in plain letters and are not written.
update users set search_key = fold_text(name) || E'\n' || fold_text(email) || E'\n' || coalesce(phone_number, '')
where search_key <> fold_text(name) || E'\n' || fold_text(email) || E'\n' || coalesce(phone_number, '');
