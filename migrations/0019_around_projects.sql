CREATE TABLE "investor_dashboards" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"total" integer,
	"matches" integer,
	"counted_for" text DEFAULT '' NOT NULL,
	"counted_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	"new_since" timestamp (3) with time zone,
	CONSTRAINT "investor_dashboards_figures" CHECK ("investor_dashboards"."matches" between 0 and "investor_dashboards"."total"),
	CONSTRAINT "investor_dashboards_counted" CHECK (num_nulls("investor_dashboards"."total", "investor_dashboards"."matches", "investor_dashboards"."counted_at") in (0, 3)),
	CONSTRAINT "investor_dashboards_visits" CHECK ("investor_dashboards"."new_since" <= "investor_dashboards"."seen_at")
);
--> statement-breakpoint
CREATE TABLE "project_dismissals" (
	"person_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"dismissed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "project_dismissals_person_id_project_id_pk" PRIMARY KEY("person_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "update_tellings" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"told_to" uuid
);
--> statement-breakpoint
CREATE TABLE "approach_preferences" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"is_approachable" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weekly_mails" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"told_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_admissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "project_admissions_status" CHECK ("project_admissions"."status" in ('asked', 'admitted', 'declined', 'ended')),
	CONSTRAINT "project_admissions_note" CHECK (char_length("project_admissions"."note") <= 500),
	CONSTRAINT "project_admissions_answer" CHECK (char_length("project_admissions"."answer") <= 500),
	CONSTRAINT "project_admissions_declined" CHECK ("project_admissions"."answer" = '' or "project_admissions"."status" = 'declined')
);
--> statement-breakpoint
CREATE TABLE "project_follow_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_follow_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_id" uuid NOT NULL,
	"change" smallint NOT NULL,
	CONSTRAINT "project_follow_changes_change" CHECK ("project_follow_changes"."change" in (-1, 1))
);
--> statement-breakpoint
CREATE TABLE "project_follows" (
	"project_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_follows_project_id_person_id_pk" PRIMARY KEY("project_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "project_interests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "project_members_role" CHECK (char_length("project_members"."role") between 1 and 120),
	CONSTRAINT "project_members_status" CHECK ("project_members"."status" in ('asked', 'member', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "project_milestone_reminders" (
	"milestone_id" uuid PRIMARY KEY NOT NULL,
	"due_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "project_documents_position" CHECK ("project_documents"."position" between 0 and 19),
	CONSTRAINT "project_documents_name" CHECK (char_length("project_documents"."name") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "project_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"asker_id" uuid NOT NULL,
	"content" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "project_questions_content" CHECK (char_length("project_questions"."content") between 1 and 1000),
	CONSTRAINT "project_questions_answer" CHECK (char_length("project_questions"."answer") <= 3000),
	CONSTRAINT "project_questions_answered" CHECK (("project_questions"."answer" <> '') = ("project_questions"."answered_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "saved_projects" (
	"person_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"stage" text DEFAULT 'viewed' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_projects_person_id_project_id_pk" PRIMARY KEY("person_id","project_id"),
	CONSTRAINT "saved_projects_stage" CHECK ("saved_projects"."stage" in ('viewed', 'talking', 'rejected')),
	CONSTRAINT "saved_projects_note" CHECK (char_length("saved_projects"."note") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "project_lookers" (
	"project_id" uuid NOT NULL,
	"day" date NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "project_lookers_project_id_day_person_id_pk" PRIMARY KEY("project_id","day","person_id")
);
--> statement-breakpoint
CREATE TABLE "project_views" (
	"project_id" uuid NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "project_views_project_id_day_pk" PRIMARY KEY("project_id","day"),
	CONSTRAINT "project_views_count" CHECK ("project_views"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_kind";--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "actor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "followers_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "investor_dashboards" ADD CONSTRAINT "investor_dashboards_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_dismissals" ADD CONSTRAINT "project_dismissals_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_dismissals" ADD CONSTRAINT "project_dismissals_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "update_tellings" ADD CONSTRAINT "update_tellings_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approach_preferences" ADD CONSTRAINT "approach_preferences_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_mails" ADD CONSTRAINT "weekly_mails_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_admissions" ADD CONSTRAINT "project_admissions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_admissions" ADD CONSTRAINT "project_admissions_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_follow_changes" ADD CONSTRAINT "project_follow_changes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_follows" ADD CONSTRAINT "project_follows_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_follows" ADD CONSTRAINT "project_follows_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_interests" ADD CONSTRAINT "project_interests_role_id_project_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."project_roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_interests" ADD CONSTRAINT "project_interests_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_milestone_reminders" ADD CONSTRAINT "project_milestone_reminders_milestone_id_project_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."project_milestones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_documents" ADD CONSTRAINT "project_documents_id_uploads_id_fk" FOREIGN KEY ("id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_documents" ADD CONSTRAINT "project_documents_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_questions" ADD CONSTRAINT "project_questions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_questions" ADD CONSTRAINT "project_questions_asker_id_profiles_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_projects" ADD CONSTRAINT "saved_projects_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_projects" ADD CONSTRAINT "saved_projects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_lookers" ADD CONSTRAINT "project_lookers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_lookers" ADD CONSTRAINT "project_lookers_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_views" ADD CONSTRAINT "project_views_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_dismissals_list" ON "project_dismissals" USING btree ("person_id","dismissed_at","project_id");--> statement-breakpoint
CREATE INDEX "project_dismissals_project" ON "project_dismissals" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "approach_preferences_approachable" ON "approach_preferences" USING btree ("person_id") WHERE "approach_preferences"."is_approachable";--> statement-breakpoint
CREATE UNIQUE INDEX "project_admissions_person" ON "project_admissions" USING btree ("project_id","person_id");--> statement-breakpoint
CREATE INDEX "project_admissions_list" ON "project_admissions" USING btree ("project_id","status","changed_at","id");--> statement-breakpoint
CREATE INDEX "project_admissions_of" ON "project_admissions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "project_follow_changes_project" ON "project_follow_changes" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_follows_newest" ON "project_follows" USING btree ("project_id","created_at","person_id");--> statement-breakpoint
CREATE INDEX "project_follows_person" ON "project_follows" USING btree ("person_id","project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_interests_person" ON "project_interests" USING btree ("role_id","person_id");--> statement-breakpoint
CREATE INDEX "project_interests_list" ON "project_interests" USING btree ("role_id","created_at","id");--> statement-breakpoint
CREATE INDEX "project_interests_of" ON "project_interests" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_members_person" ON "project_members" USING btree ("project_id","person_id");--> statement-breakpoint
CREATE INDEX "project_members_team" ON "project_members" USING btree ("project_id","status","changed_at","id");--> statement-breakpoint
CREATE INDEX "project_members_of" ON "project_members" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "project_documents_project" ON "project_documents" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "project_questions_newest" ON "project_questions" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "project_questions_asker" ON "project_questions" USING btree ("asker_id");--> statement-breakpoint
CREATE INDEX "saved_projects_list" ON "saved_projects" USING btree ("person_id","saved_at","project_id");--> statement-breakpoint
CREATE INDEX "saved_projects_project" ON "saved_projects" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_lookers_day" ON "project_lookers" USING btree ("day");--> statement-breakpoint
CREATE INDEX "project_lookers_person" ON "project_lookers" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "project_views_day" ON "project_views" USING btree ("day");--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posts_project" ON "posts" USING btree ("project_id","created_at","id") WHERE "posts"."project_id" is not null;--> statement-breakpoint
CREATE INDEX "notification_preferences_chosen" ON "notification_preferences" USING btree ("kind","channel","person_id");--> statement-breakpoint
CREATE INDEX "projects_offers" ON "projects" USING btree ("category",("target_amount" - "raised_amount")) WHERE "projects"."status" = 'active' and "projects"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "projects_offered_types" ON "projects" USING gin ("funding_types") WITH (fastupdate=false) WHERE "projects"."status" = 'active' and "projects"."withdrawn_at" is null;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_kind" CHECK ("uploads"."kind" in ('avatar', 'cover', 'post-image', 'project-image', 'project-document', 'message-image', 'document'));