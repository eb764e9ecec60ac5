-- A letter is kept in its parts; its page is made of them when it is sent or read. Letters from before have their page in html.

alter table messages add column letter json;
