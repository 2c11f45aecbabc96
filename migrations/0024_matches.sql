CREATE SEQUENCE "public"."match_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "job_matches" (
	"job_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"poster_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"score" smallint NOT NULL,
	"scored_by" smallint NOT NULL,
	"statistics" integer NOT NULL,
	"reasons" json NOT NULL,
	"change" json,
	"is_of_job" boolean NOT NULL,
	"is_of_talent" boolean NOT NULL,
	"poster_answer" text,
	"poster_answered_at" timestamp (3) with time zone,
	"talent_answer" text,
	"talent_answered_at" timestamp (3) with time zone,
	"contacted_at" timestamp (3) with time zone,
	"contacted_by" text,
	"made_at" timestamp (3) with time zone NOT NULL,
	"scored_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "job_matches_job_id_talent_id_pk" PRIMARY KEY("job_id","talent_id"),
	CONSTRAINT "job_matches_of_two" CHECK ("job_matches"."poster_id" <> "job_matches"."person_id"),
	CONSTRAINT "job_matches_score" CHECK ("job_matches"."score" between 0 and 10000),
	CONSTRAINT "job_matches_answers" CHECK ("job_matches"."poster_answer" = any(array['interested', 'rejected']) and "job_matches"."talent_answer" = any(array['interested', 'rejected'])),
	CONSTRAINT "job_matches_answered" CHECK (("job_matches"."poster_answer" is null or "job_matches"."poster_answered_at" is not null) and ("job_matches"."talent_answer" is null or "job_matches"."talent_answered_at" is not null)),
	CONSTRAINT "job_matches_contacted" CHECK (("job_matches"."contacted_at" is null) = ("job_matches"."contacted_by" is null) and "job_matches"."contacted_by" = any(array['talent', 'poster']))
);
--> statement-breakpoint
CREATE TABLE "match_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"side" text NOT NULL,
	"number" bigserial NOT NULL,
	CONSTRAINT "match_changes_side" CHECK ("match_changes"."side" = any(array['job', 'talent']))
);
--> statement-breakpoint
CREATE TABLE "match_documents" (
	"number" integer PRIMARY KEY NOT NULL,
	"job_id" uuid,
	"talent_id" uuid,
	"reading" json NOT NULL,
	"terms" json NOT NULL,
	"ranked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "match_documents_job" UNIQUE("job_id"),
	CONSTRAINT "match_documents_talent" UNIQUE("talent_id"),
	CONSTRAINT "match_documents_of_one" CHECK (case when "match_documents"."number" > 0 then "match_documents"."talent_id" is null else "match_documents"."job_id" is null end),
	CONSTRAINT "match_documents_is_of" CHECK (num_nonnulls("match_documents"."job_id", "match_documents"."talent_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "match_frequencies" (
	"term" text PRIMARY KEY NOT NULL,
	"jobs" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_news" (
	"person_id" uuid NOT NULL,
	"side" text NOT NULL,
	"since" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "match_news_person_id_side_pk" PRIMARY KEY("person_id","side"),
	CONSTRAINT "match_news_side" CHECK ("match_news"."side" = any(array['talent', 'poster']))
);
--> statement-breakpoint
CREATE TABLE "match_postings" (
	"term" integer NOT NULL,
	"document" integer NOT NULL,
	CONSTRAINT "match_postings_term_document_pk" PRIMARY KEY("term","document")
);
--> statement-breakpoint
CREATE TABLE "match_preferences" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"bar" smallint NOT NULL,
	CONSTRAINT "match_preferences_bar" CHECK ("match_preferences"."bar" between 30 and 95)
);
--> statement-breakpoint
CREATE TABLE "match_statistics" (
	"version" integer PRIMARY KEY NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"jobs" integer NOT NULL,
	"length" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_matches" ADD CONSTRAINT "job_matches_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_matches" ADD CONSTRAINT "job_matches_talent_id_talent_profiles_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_matches" ADD CONSTRAINT "job_matches_poster_id_profiles_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_matches" ADD CONSTRAINT "job_matches_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_documents" ADD CONSTRAINT "match_documents_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_documents" ADD CONSTRAINT "match_documents_talent_id_talent_profiles_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_news" ADD CONSTRAINT "match_news_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_postings" ADD CONSTRAINT "match_postings_document_match_documents_number_fk" FOREIGN KEY ("document") REFERENCES "public"."match_documents"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_preferences" ADD CONSTRAINT "match_preferences_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_matches_talent" ON "job_matches" USING btree ("talent_id","score","job_id");--> statement-breakpoint
CREATE INDEX "job_matches_poster" ON "job_matches" USING btree ("poster_id","score","job_id","talent_id");--> statement-breakpoint
CREATE INDEX "job_matches_job" ON "job_matches" USING btree ("job_id","score","talent_id");--> statement-breakpoint
CREATE INDEX "job_matches_person" ON "job_matches" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "match_changes_order" ON "match_changes" USING btree ("number");--> statement-breakpoint
CREATE INDEX "match_documents_ranked" ON "match_documents" USING btree ("ranked_at","number");--> statement-breakpoint
CREATE INDEX "match_news_waiting" ON "match_news" USING btree ("since") WHERE "match_news"."since" is not null;--> statement-breakpoint
CREATE INDEX "match_postings_document" ON "match_postings" USING btree ("document");--> statement-breakpoint
-- Whatever changes a job or a talent profile marks it in the same transaction; many changes until it is read are one row.
CREATE FUNCTION mark_match_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO match_changes (id, side) VALUES (NEW.id, TG_ARGV[0]) ON CONFLICT (id) DO UPDATE SET number = excluded.number;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER jobs_mark_match AFTER INSERT OR UPDATE OF title, description, requirements, location, is_remote, type, rate_min, rate_max, rate_unit, closed_at
  ON jobs FOR EACH ROW EXECUTE FUNCTION mark_match_change('job');--> statement-breakpoint
-- A talent profile is written with each change of its profile.
CREATE TRIGGER talent_profiles_mark_match AFTER INSERT OR UPDATE OF title, availability, reach, hidden_from, location, work_types, hourly_rate, hidden_at
  ON talent_profiles FOR EACH ROW EXECUTE FUNCTION mark_match_change('talent');--> statement-breakpoint
INSERT INTO match_changes (id, side) SELECT id, 'job' FROM jobs WHERE closed_at IS NULL ORDER BY opened_at DESC;--> statement-breakpoint
INSERT INTO match_changes (id, side) SELECT id, 'talent' FROM talent_profiles WHERE hidden_at IS NULL AND availability <> 'unavailable';
