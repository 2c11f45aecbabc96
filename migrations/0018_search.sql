CREATE TABLE "search_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"stem" text collate "C" NOT NULL,
	"root" text collate "C" NOT NULL,
	"deletions" text[] NOT NULL,
	"indexed_by" integer NOT NULL,
	CONSTRAINT "search_words_lengths" CHECK (char_length("search_words"."word") between 3 and 40 and char_length("search_words"."stem") between 1 and 40 and cardinality("search_words"."deletions") <= 29)
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "indexed_by" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_words_root" ON "search_words" USING btree ("root");--> statement-breakpoint
CREATE INDEX "search_words_ending" ON "search_words" USING btree (reverse("stem") collate "C");--> statement-breakpoint
CREATE INDEX "search_words_deletions" ON "search_words" USING gin ("deletions") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_stale" ON "search_words" USING btree ("indexed_by");--> statement-breakpoint
CREATE INDEX "projects_search" ON "projects" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "projects_indexed_by" ON "projects" USING btree ("indexed_by");--> statement-breakpoint
-- Kept in the row while it fits: reading it from beside the table costs more than all else when a list is searched in its order.
ALTER TABLE "projects" ALTER COLUMN "search" SET STORAGE MAIN;--> statement-breakpoint
CREATE FUNCTION mark_projects_of_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE projects SET indexed_by = 0 WHERE owner_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER profiles_renamed AFTER UPDATE OF first_name, last_name ON profiles
  FOR EACH ROW WHEN ((OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name)) EXECUTE FUNCTION mark_projects_of_renamed();
