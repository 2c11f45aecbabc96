-- Readings become lines of text (src/features/matches/score/policy/written.ts), which are read in a tenth of the time that JSON takes. What is
-- stored is written anew from its JSON, so that every match stays as it is.
ALTER TABLE "match_documents" RENAME COLUMN "reading" TO "read";--> statement-breakpoint
ALTER TABLE "match_documents" ADD COLUMN "reading" text;--> statement-breakpoint
-- Half a character of letters, which no text can have: these few are read anew.
INSERT INTO match_changes (id, side)
  SELECT coalesce(job_id, talent_id), CASE WHEN number > 0 THEN 'job' ELSE 'talent' END FROM match_documents WHERE read::text ~ '\\ud[89a-f]'
  ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM match_documents WHERE read::text ~ '\\ud[89a-f]';--> statement-breakpoint
UPDATE match_documents SET reading = concat_ws(E'\n',
  read->>'length',
  (SELECT coalesce(string_agg(stem, ' ' ORDER BY n), '') FROM json_array_elements_text(read->'title') WITH ORDINALITY AS of(stem, n)),
  (SELECT coalesce(string_agg(word->>0, ' ' ORDER BY n), '') FROM json_array_elements(read->'words') WITH ORDINALITY AS of(word, n)),
  (SELECT coalesce(string_agg(chr(48 + (word->>1)::int) || chr(48 + (word->>2)::int) || chr(48 + (word->>3)::int), '' ORDER BY n), '')
    FROM json_array_elements(read->'words') WITH ORDINALITY AS of(word, n)),
  (SELECT coalesce(string_agg(gram, ',' ORDER BY n), '') FROM json_array_elements_text(read->'titleGrams') WITH ORDINALITY AS of(gram, n)),
  (SELECT coalesce(string_agg(gram, ',' ORDER BY n), '') FROM json_array_elements_text(read->'grams') WITH ORDINALITY AS of(gram, n)),
  (SELECT string_agg(concat_ws(E'\t',
      CASE WHEN (skill->>'listed')::boolean THEN '1' ELSE '0' END,
      skill->>'key',
      (SELECT coalesce(string_agg(parent, ' ' ORDER BY m), '') FROM json_array_elements_text(skill->'parents') WITH ORDINALITY AS of(parent, m)),
      (SELECT coalesce(string_agg(stem, ' ' ORDER BY m), '') FROM json_array_elements_text(skill->'stems') WITH ORDINALITY AS of(stem, m)),
      substr((skill->'label')::text, 2, length((skill->'label')::text) - 2)), E'\n' ORDER BY n)
    FROM json_array_elements(read->'skills') WITH ORDINALITY AS of(skill, n)));--> statement-breakpoint
ALTER TABLE "match_documents" ALTER COLUMN "reading" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "match_documents" DROP COLUMN "read";
