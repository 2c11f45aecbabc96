CREATE TABLE "job_questions" (
	"job_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"question" text NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"choices" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "job_questions_job_id_position_pk" PRIMARY KEY("job_id","position"),
	CONSTRAINT "job_questions_position" CHECK ("job_questions"."position" between 0 and 4),
	CONSTRAINT "job_questions_question" CHECK (char_length("job_questions"."question") between 1 and 300),
	CONSTRAINT "job_questions_choices" CHECK (case "job_questions"."kind" when 'text' then cardinality("job_questions"."choices") = 0
        when 'choice' then cardinality("job_questions"."choices") between 2 and 10 else false end)
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"poster_id" uuid NOT NULL,
	"title" text NOT NULL,
	"company_name" text NOT NULL,
	"company_url" text DEFAULT '' NOT NULL,
	"company_size" text,
	"logo_id" uuid,
	"description" text NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'BE' NOT NULL,
	"is_remote" boolean DEFAULT false NOT NULL,
	"type" text NOT NULL,
	"salary_min" integer,
	"salary_max" integer,
	"rate_min" numeric(8, 2),
	"rate_max" numeric(8, 2),
	"rate_unit" text,
	"footing" text DEFAULT 'existing' NOT NULL,
	"requirements" text[],
	"benefits" text[],
	"deadline" date,
	"asks_letter" boolean DEFAULT false NOT NULL,
	"asks_cv" boolean DEFAULT false NOT NULL,
	"project_role_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"closing" text,
	"search" "tsvector" DEFAULT '' NOT NULL,
	"indexed_by" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "jobs_type" CHECK ("jobs"."type" = any(array['full-time', 'part-time', 'contract', 'internship', 'freelance'])),
	CONSTRAINT "jobs_title" CHECK (char_length("jobs"."title") between 1 and 120),
	CONSTRAINT "jobs_company_name" CHECK (char_length("jobs"."company_name") between 1 and 120),
	CONSTRAINT "jobs_company_size" CHECK ("jobs"."company_size" = any(array['1', '2-10', '11-50', '51-200', '201-500', '501-1000', '1001+'])),
	CONSTRAINT "jobs_description" CHECK (char_length("jobs"."description") between 1 and 10000),
	CONSTRAINT "jobs_lines" CHECK (char_length("jobs"."location") <= 120 and char_length("jobs"."company_url") <= 300),
	CONSTRAINT "jobs_salary" CHECK ("jobs"."salary_min" between 0 and 10000000 and "jobs"."salary_max" between 0 and 10000000
          and "jobs"."salary_min" <= "jobs"."salary_max"),
	CONSTRAINT "jobs_rate" CHECK ("jobs"."rate_min" between 0 and 100000 and "jobs"."rate_max" between 0 and 100000
          and "jobs"."rate_min" <= "jobs"."rate_max" and "jobs"."rate_unit" = any(array['hour', 'day'])),
	CONSTRAINT "jobs_rate_unit" CHECK (("jobs"."rate_unit" is null) = ("jobs"."rate_min" is null and "jobs"."rate_max" is null)),
	CONSTRAINT "jobs_pay_of_type" CHECK (case when "jobs"."type" = 'freelance' then "jobs"."salary_min" is null and "jobs"."salary_max" is null else "jobs"."rate_unit" is null end),
	CONSTRAINT "jobs_country" CHECK ("jobs"."country" = any(array['BE', 'NL', 'LU', 'DE', 'FR'])),
	CONSTRAINT "jobs_footing" CHECK ("jobs"."footing" = any(array['existing', 'subject-to-funding'])),
	CONSTRAINT "jobs_lists" CHECK (cardinality("jobs"."requirements") between 1 and 20
          and cardinality("jobs"."benefits") between 1 and 20),
	CONSTRAINT "jobs_closed" CHECK (("jobs"."closed_at" is null) = ("jobs"."closing" is null) and "jobs"."closing" = any(array['filled', 'withdrawn', 'expired']))
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"query" text NOT NULL,
	"name" text NOT NULL,
	"cadence" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"told_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_searches_once" UNIQUE("person_id","kind","query"),
	CONSTRAINT "saved_searches_kind" CHECK ("saved_searches"."kind" ~ '^[a-z]+$'),
	CONSTRAINT "saved_searches_cadence" CHECK ("saved_searches"."cadence" = any(array['day', 'week', 'none'])),
	CONSTRAINT "saved_searches_texts" CHECK (char_length("saved_searches"."query") <= 500 and char_length("saved_searches"."name") between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "job_application_answers" (
	"application_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "job_application_answers_application_id_position_pk" PRIMARY KEY("application_id","position"),
	CONSTRAINT "job_application_answers_question" CHECK (char_length("job_application_answers"."question") between 1 and 300),
	CONSTRAINT "job_application_answers_answer" CHECK (char_length("job_application_answers"."answer") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "job_application_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	CONSTRAINT "job_application_events_status" CHECK ("job_application_events"."status" = any(array['pending', 'viewed', 'in_review', 'invited', 'hired', 'rejected', 'withdrawn'])),
	CONSTRAINT "job_application_events_message" CHECK (char_length("job_application_events"."message") <= 3000)
);
--> statement-breakpoint
CREATE TABLE "job_application_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "job_application_notes_content" CHECK (char_length("job_application_notes"."content") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid,
	"poster_id" uuid,
	"applicant_id" uuid,
	"job_title" text NOT NULL,
	"company_name" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"letter" text DEFAULT '' NOT NULL,
	"cv_id" uuid,
	"profile" jsonb,
	"salary_min" integer,
	"salary_max" integer,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"status_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"due_on" date NOT NULL,
	"extended_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"reminded_on" date,
	"counted_at" timestamp (3) with time zone,
	"end_told_at" timestamp (3) with time zone,
	"poster_access_ended_at" timestamp (3) with time zone,
	"kept_longer" boolean DEFAULT false NOT NULL,
	"applicant_deleted_at" timestamp (3) with time zone,
	CONSTRAINT "job_applications_person" UNIQUE("job_id","applicant_id"),
	CONSTRAINT "job_applications_status" CHECK ("job_applications"."status" = any(array['pending', 'viewed', 'in_review', 'invited', 'hired', 'rejected', 'withdrawn'])),
	CONSTRAINT "job_applications_job" CHECK (char_length("job_applications"."job_title") <= 120 and char_length("job_applications"."company_name") <= 120),
	CONSTRAINT "job_applications_letter" CHECK (char_length("job_applications"."letter") <= 5000),
	CONSTRAINT "job_applications_salary" CHECK ("job_applications"."salary_min" between 0 and 10000000 and "job_applications"."salary_max" between 0 and 10000000
        and "job_applications"."salary_min" <= "job_applications"."salary_max"),
	CONSTRAINT "job_applications_withdrawn" CHECK ("job_applications"."status" <> 'withdrawn' or "job_applications"."poster_access_ended_at" is not null),
	CONSTRAINT "job_applications_erased" CHECK ("job_applications"."applicant_id" is not null
        or ("job_applications"."job_title" = '' and "job_applications"."company_name" = '' and "job_applications"."letter" = '' and "job_applications"."cv_id" is null and "job_applications"."profile" is null))
);
--> statement-breakpoint
CREATE TABLE "answer_figures" (
	"poster_id" uuid PRIMARY KEY NOT NULL,
	"due" integer DEFAULT 0 NOT NULL,
	"on_time" integer DEFAULT 0 NOT NULL,
	"usual_days" smallint,
	"counted_on" date,
	CONSTRAINT "answer_figures_counts" CHECK ("answer_figures"."on_time" between 0 and "answer_figures"."due")
);
--> statement-breakpoint
CREATE TABLE "answer_records" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"poster_id" uuid NOT NULL,
	"application_id" uuid,
	"applied_on" date NOT NULL,
	"due_on" date NOT NULL,
	"answered_on" date,
	CONSTRAINT "answer_records_application" UNIQUE("application_id"),
	CONSTRAINT "answer_records_dates" CHECK ("answer_records"."applied_on" <= "answer_records"."due_on" and "answer_records"."applied_on" <= "answer_records"."answered_on"),
	CONSTRAINT "answer_records_answered" CHECK ("answer_records"."answered_on" is null or "answer_records"."application_id" is null)
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"person_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_jobs_person_id_job_id_pk" PRIMARY KEY("person_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "talent_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"inviter_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"declined_at" timestamp (3) with time zone,
	CONSTRAINT "talent_invitations_once" UNIQUE("job_id","person_id"),
	CONSTRAINT "talent_invitations_of_another" CHECK ("talent_invitations"."inviter_id" <> "talent_invitations"."person_id"),
	CONSTRAINT "talent_invitations_message" CHECK (char_length("talent_invitations"."message") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "saved_talents" (
	"person_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_talents_person_id_talent_id_pk" PRIMARY KEY("person_id","talent_id"),
	CONSTRAINT "saved_talents_note" CHECK (char_length("saved_talents"."note") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_kind";--> statement-breakpoint
DROP INDEX "talent_profiles_available";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "talent_audience" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "talent_in_search_engines" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "talent_hidden_from" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "reach" text DEFAULT 'members' NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "in_search_engines" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "hidden_from" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "location" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "remote_work" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "experience_years" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "work_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "hourly_rate" numeric(8, 2);--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "listed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD COLUMN "indexed_by" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Kept in the row while it fits: reading it from beside the table costs more than all else when a list is searched in its order.
ALTER TABLE "talent_profiles" ALTER COLUMN "search" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "search" SET STORAGE MAIN;--> statement-breakpoint
-- What talent profiles copy, from the profiles that they follow. A chore indexes their texts.
UPDATE talent_profiles t SET
  reach = CASE WHEN p.is_public THEN 'members' ELSE 'connections' END,
  location = p.location, remote_work = p.remote_work, experience_years = p.experience_years, work_types = p.work_types,
  languages = array(SELECT translate(lower(language), 'àáâãäåāçćčèéêëēěìíîïīñńòóôõöøōùúûüūýÿžšß', 'aaaaaaaccceeeeeeiiiiinnooooooouuuuuyyzss') FROM unnest(p.languages) AS language),
  hourly_rate = CASE WHEN p.hourly_rate_visibility = 'everyone' THEN p.hourly_rate END,
  portfolio_url = p.website_url,
  listed_at = CASE WHEN t.availability <> 'unavailable' THEN t.created_at END
FROM profiles p WHERE p.id = t.person_id;--> statement-breakpoint
ALTER TABLE "job_questions" ADD CONSTRAINT "job_questions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_poster_id_profiles_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_logo_id_uploads_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_project_role_id_project_roles_id_fk" FOREIGN KEY ("project_role_id") REFERENCES "public"."project_roles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_answers" ADD CONSTRAINT "job_application_answers_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_events" ADD CONSTRAINT "job_application_events_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_notes" ADD CONSTRAINT "job_application_notes_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_poster_id_profiles_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_applicant_id_profiles_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_cv_id_uploads_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_figures" ADD CONSTRAINT "answer_figures_poster_id_profiles_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_records" ADD CONSTRAINT "answer_records_poster_id_profiles_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_records" ADD CONSTRAINT "answer_records_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitations" ADD CONSTRAINT "talent_invitations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitations" ADD CONSTRAINT "talent_invitations_inviter_id_profiles_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitations" ADD CONSTRAINT "talent_invitations_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_talents" ADD CONSTRAINT "saved_talents_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_talents" ADD CONSTRAINT "saved_talents_talent_id_talent_profiles_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talent_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("opened_at","id") WHERE "jobs"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_type" ON "jobs" USING btree ("type","opened_at","id") WHERE "jobs"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_remote" ON "jobs" USING btree ("is_remote","opened_at","id") WHERE "jobs"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_for_roles" ON "jobs" USING btree ("opened_at","id") WHERE "jobs"."closed_at" is null and "jobs"."project_role_id" is not null;--> statement-breakpoint
CREATE INDEX "jobs_regular" ON "jobs" USING btree ("opened_at","id") WHERE "jobs"."closed_at" is null and "jobs"."project_role_id" is null;--> statement-breakpoint
CREATE INDEX "jobs_location" ON "jobs" USING gin (to_tsvector('simple', translate(translate(lower(location), 'àáâãäåāçćčèéêëēěìíîïīñńòóôõöøōùúûüūýÿžšß', 'aaaaaaaccceeeeeeiiiiinnooooooouuuuuyyzss'), './-@_&+:', '        '))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "jobs_pay" ON "jobs" USING btree (coalesce(salary_max, salary_min));--> statement-breakpoint
CREATE INDEX "jobs_deadline" ON "jobs" USING btree (coalesce(deadline, 'infinity'::date),"id") WHERE "jobs"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_without_deadline" ON "jobs" USING btree ("confirmed_at") WHERE "jobs"."closed_at" is null and "jobs"."deadline" is null;--> statement-breakpoint
CREATE INDEX "jobs_poster" ON "jobs" USING btree ("poster_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "jobs_project_role" ON "jobs" USING btree ("project_role_id") WHERE "jobs"."project_role_id" is not null;--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "jobs_indexed_by" ON "jobs" USING btree ("indexed_by");--> statement-breakpoint
CREATE INDEX "jobs_logo" ON "jobs" USING btree ("logo_id");--> statement-breakpoint
CREATE INDEX "saved_searches_list" ON "saved_searches" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("cadence","told_until") WHERE "saved_searches"."cadence" <> 'none';--> statement-breakpoint
CREATE INDEX "job_application_events_latest" ON "job_application_events" USING btree ("application_id","at","id");--> statement-breakpoint
CREATE INDEX "job_application_notes_newest" ON "job_application_notes" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_of_job" ON "job_applications" USING btree ("job_id","applied_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_of_person" ON "job_applications" USING btree ("applicant_id","applied_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_of_poster" ON "job_applications" USING btree ("poster_id","due_on");--> statement-breakpoint
CREATE INDEX "job_applications_owed" ON "job_applications" USING btree ("poster_id","due_on","id") WHERE "job_applications"."answered_at" is null and "job_applications"."poster_access_ended_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_uncounted" ON "job_applications" USING btree ("due_on") WHERE "job_applications"."counted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_accessed" ON "job_applications" USING btree ("status_at") WHERE "job_applications"."poster_access_ended_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_without_job" ON "job_applications" USING btree ("id") WHERE "job_applications"."job_id" is null and "job_applications"."poster_access_ended_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_given_up" ON "job_applications" USING btree ("status_at") WHERE "job_applications"."applicant_deleted_at" is not null or "job_applications"."applicant_id" is null;--> statement-breakpoint
CREATE INDEX "job_applications_cv" ON "job_applications" USING btree ("cv_id");--> statement-breakpoint
CREATE INDEX "answer_figures_counted" ON "answer_figures" USING btree ("counted_on");--> statement-breakpoint
CREATE INDEX "answer_records_poster" ON "answer_records" USING btree ("poster_id","due_on","id");--> statement-breakpoint
CREATE INDEX "answer_records_due" ON "answer_records" USING btree ("due_on");--> statement-breakpoint
CREATE INDEX "answer_records_waiting" ON "answer_records" USING btree ("applied_on") WHERE "answer_records"."application_id" is not null;--> statement-breakpoint
CREATE INDEX "saved_jobs_list" ON "saved_jobs" USING btree ("person_id","saved_at","job_id");--> statement-breakpoint
CREATE INDEX "saved_jobs_job" ON "saved_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "talent_invitations_received" ON "talent_invitations" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "talent_invitations_sent" ON "talent_invitations" USING btree ("inviter_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_talents_list" ON "saved_talents" USING btree ("person_id","saved_at","talent_id");--> statement-breakpoint
CREATE INDEX "saved_talents_talent" ON "saved_talents" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "talent_profiles_newest" ON "talent_profiles" USING btree ("listed_at","id") WHERE hidden_at is null and availability <> 'unavailable';--> statement-breakpoint
CREATE INDEX "talent_profiles_rate" ON "talent_profiles" USING btree ("hourly_rate","id") WHERE hidden_at is null and availability <> 'unavailable';--> statement-breakpoint
CREATE INDEX "talent_profiles_experience" ON "talent_profiles" USING btree ("experience_years","id") WHERE hidden_at is null and availability <> 'unavailable';--> statement-breakpoint
CREATE INDEX "talent_profiles_languages" ON "talent_profiles" USING gin ("languages") WHERE hidden_at is null and availability <> 'unavailable';--> statement-breakpoint
CREATE INDEX "talent_profiles_place" ON "talent_profiles" USING gin (to_tsvector('simple', translate(translate(lower(location), 'àáâãäåāçćčèéêëēěìíîïīñńòóôõöøōùúûüūýÿžšß', 'aaaaaaaccceeeeeeiiiiinnooooooouuuuuyyzss'), './-@_&+:', '        '))) WHERE hidden_at is null and availability <> 'unavailable';--> statement-breakpoint
CREATE INDEX "talent_profiles_search" ON "talent_profiles" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "talent_profiles_indexed_by" ON "talent_profiles" USING btree ("indexed_by");--> statement-breakpoint
CREATE INDEX "talent_profiles_findable" ON "talent_profiles" USING btree ("id") WHERE hidden_at is null and availability <> 'unavailable' and "talent_profiles"."in_search_engines";--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_talent_audience" CHECK ("profiles"."talent_audience" = any(array['everyone', 'members']));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_talent_hidden_from" CHECK (cardinality("profiles"."talent_hidden_from") <= 20);--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_reach" CHECK ("talent_profiles"."reach" in ('everyone', 'members', 'connections'));--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_in_search_engines" CHECK ("talent_profiles"."reach" = 'everyone' or not "talent_profiles"."in_search_engines");--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_listed" CHECK ("talent_profiles"."availability" = 'unavailable' or "talent_profiles"."listed_at" is not null);--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_kind" CHECK ("uploads"."kind" in ('avatar', 'cover', 'post-image', 'project-image', 'project-document', 'job-logo', 'message-image', 'document', 'cv'));