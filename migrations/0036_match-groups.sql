-- Each skill of a reading gets a list of the groups that it stands in, before that of its stems (src/features/matches/score/policy/written.ts):
-- empty until the job or talent is read anew, which happens within a day. Lines of skills alone have tabs.
UPDATE "match_documents" SET "reading" = regexp_replace("reading", '^([01]\t[^\t\n]*\t[^\t\n]*\t[^\t\n]*\t)', '\1' || chr(9), 'gn');
