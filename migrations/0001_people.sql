CREATE TABLE "post_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "post_comments_content" CHECK (char_length("post_comments"."content") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "profile_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"organisation" text DEFAULT '' NOT NULL,
	"from_month" date,
	"to_month" date,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "profile_entries_kind" CHECK ("profile_entries"."kind" in ('experience', 'education', 'certification')),
	CONSTRAINT "profile_entries_title" CHECK (char_length("profile_entries"."title") between 1 and 160),
	CONSTRAINT "profile_entries_months" CHECK ("profile_entries"."from_month" <= "profile_entries"."to_month")
);
--> statement-breakpoint
CREATE TABLE "talent_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"title" text DEFAULT 'Professional' NOT NULL,
	"availability" text DEFAULT 'unavailable' NOT NULL,
	"portfolio_url" text DEFAULT '' NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_profiles_person" UNIQUE("person_id"),
	CONSTRAINT "talent_profiles_availability" CHECK ("talent_profiles"."availability" in ('available', 'busy', 'unavailable')),
	CONSTRAINT "talent_profiles_title" CHECK (char_length("talent_profiles"."title") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"low_id" uuid NOT NULL,
	"high_id" uuid NOT NULL,
	"requester_id" uuid NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "connections_low_id_high_id_pk" PRIMARY KEY("low_id","high_id"),
	CONSTRAINT "connections_order" CHECK ("connections"."low_id" < "connections"."high_id"),
	CONSTRAINT "connections_requester_of_pair" CHECK ("connections"."requester_id" in ("connections"."low_id", "connections"."high_id")),
	CONSTRAINT "connections_status" CHECK ("connections"."status" in ('pending', 'accepted', 'rejected')),
	CONSTRAINT "connections_decided" CHECK (("connections"."status" = 'pending') = ("connections"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "abandoned_files" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"widths" smallint[] DEFAULT '{}' NOT NULL,
	"file_name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_kind" CHECK ("uploads"."kind" in ('avatar', 'cover', 'post-image', 'project-image', 'document')),
	CONSTRAINT "uploads_file_name" CHECK (char_length("uploads"."file_name") <= 200)
);
--> statement-breakpoint
ALTER TABLE "posts" DROP CONSTRAINT "posts_content";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "time_zone" text DEFAULT 'Europe/Brussels' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "comments_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "image_id" uuid;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "image_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "bio" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "location" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "website_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "linkedin_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "avatar_id" uuid;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "experience_years" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "hourly_rate" numeric(8, 2);--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "remote_work" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "open_to_work" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "availability" text DEFAULT 'unavailable' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "work_types" text[] DEFAULT '{full-time}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "skills" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "preferred_sectors" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "investment_min" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "investment_max" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "investment_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "phone_visibility" text DEFAULT 'connections' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "email_visibility" text DEFAULT 'connections' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "hourly_rate_visibility" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_entries" ADD CONSTRAINT "profile_entries_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_low_id_profiles_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_high_id_profiles_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_requester_id_profiles_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_comments_post" ON "post_comments" USING btree ("post_id","created_at","id");--> statement-breakpoint
CREATE INDEX "post_comments_author" ON "post_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "profile_entries_profile" ON "profile_entries" USING btree ("profile_id","kind","position");--> statement-breakpoint
CREATE INDEX "talent_profiles_available" ON "talent_profiles" USING btree ("created_at","id") WHERE "talent_profiles"."availability" = 'available' and "talent_profiles"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "talent_profiles_hidden" ON "talent_profiles" USING btree ("hidden_at") WHERE "talent_profiles"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "connections_high" ON "connections" USING btree ("high_id");--> statement-breakpoint
CREATE INDEX "connections_requester" ON "connections" USING btree ("requester_id");--> statement-breakpoint
CREATE INDEX "uploads_owner" ON "uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "uploads_age" ON "uploads" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_uploads_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_avatar_id_uploads_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_cover_id_uploads_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posts_drafts" ON "posts" USING btree ("author_id","created_at") WHERE not "posts"."is_published";--> statement-breakpoint
CREATE INDEX "posts_image" ON "posts" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "profiles_avatar" ON "profiles" USING btree ("avatar_id");--> statement-breakpoint
CREATE INDEX "profiles_cover" ON "profiles" USING btree ("cover_id");--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_image_alt" CHECK (char_length("posts"."image_alt") <= 300);--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_content" CHECK (char_length("posts"."content") <= 3000);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_bio" CHECK (char_length("profiles"."bio") <= 3000);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_experience" CHECK ("profiles"."experience_years" between 0 and 80);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_hourly_rate" CHECK ("profiles"."hourly_rate" between 0 and 100000);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_availability" CHECK (("profiles"."open_to_work" and "profiles"."availability" in ('available', 'busy')) or (not "profiles"."open_to_work" and "profiles"."availability" = 'unavailable'));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_work_types" CHECK ("profiles"."work_types" <@ array['freelance', 'part-time', 'full-time', 'flexi-job']);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_investment_range" CHECK ("profiles"."investment_min" >= 0 and "profiles"."investment_max" >= 0 and "profiles"."investment_min" <= "profiles"."investment_max");--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_visibility" CHECK (array["profiles"."phone_visibility", "profiles"."email_visibility", "profiles"."hourly_rate_visibility"] <@ array['everyone', 'connections', 'nobody']);