ALTER TABLE "match_changes" DROP CONSTRAINT "match_changes_pkey";--> statement-breakpoint
ALTER TABLE "match_changes" ADD CONSTRAINT "match_changes_id_side_pk" PRIMARY KEY("id","side");--> statement-breakpoint
-- A job that had the id of a talent profile took the place of its change.
CREATE OR REPLACE FUNCTION mark_match_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO match_changes (id, side) VALUES (NEW.id, TG_ARGV[0]) ON CONFLICT (id, side) DO UPDATE SET number = excluded.number;
  RETURN NULL;
END $$;
