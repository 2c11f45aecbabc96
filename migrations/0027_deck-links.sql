CREATE TABLE "pitch_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"label" text NOT NULL,
	"person_id" uuid,
	"email" text,
	"allows_pdf" boolean DEFAULT false NOT NULL,
	"allows_pptx" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "pitch_links_label" CHECK (char_length("pitch_links"."label") between 1 and 80),
	CONSTRAINT "pitch_links_reader" CHECK (("pitch_links"."person_id" is null) <> ("pitch_links"."email" is null)),
	CONSTRAINT "pitch_links_token" CHECK ("pitch_links"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "pitch_release_pictures" (
	"project_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	CONSTRAINT "pitch_release_pictures_project_id_upload_id_pk" PRIMARY KEY("project_id","upload_id")
);
--> statement-breakpoint
CREATE TABLE "pitch_releases" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"released_at" timestamp (3) with time zone NOT NULL,
	"pages" jsonb NOT NULL,
	"look" jsonb NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "pitch_releases_pages" CHECK (jsonb_array_length("pitch_releases"."pages") > 0)
);
--> statement-breakpoint
CREATE TABLE "pitch_link_codes" (
	"link_id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "pitch_link_codes_tries" CHECK ("pitch_link_codes"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "pitch_link_readers" (
	"digest" text PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pitch_readings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"link_id" uuid,
	"person_id" uuid,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"offered" text[] NOT NULL,
	"seen" text[] NOT NULL,
	CONSTRAINT "pitch_readings_reader" CHECK ("pitch_readings"."link_id" is not null or "pitch_readings"."person_id" is not null),
	CONSTRAINT "pitch_readings_opened" CHECK (extract(epoch from "pitch_readings"."opened_at") % 60 = 0),
	CONSTRAINT "pitch_readings_seen" CHECK ("pitch_readings"."seen" <@ "pitch_readings"."offered")
);
--> statement-breakpoint
ALTER TABLE "pitch_links" ADD CONSTRAINT "pitch_links_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_links" ADD CONSTRAINT "pitch_links_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_release_pictures" ADD CONSTRAINT "pitch_release_pictures_project_id_pitch_releases_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."pitch_releases"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_release_pictures" ADD CONSTRAINT "pitch_release_pictures_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_releases" ADD CONSTRAINT "pitch_releases_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_link_codes" ADD CONSTRAINT "pitch_link_codes_link_id_pitch_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."pitch_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_link_readers" ADD CONSTRAINT "pitch_link_readers_link_id_pitch_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."pitch_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_readings" ADD CONSTRAINT "pitch_readings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_readings" ADD CONSTRAINT "pitch_readings_link_id_pitch_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."pitch_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_readings" ADD CONSTRAINT "pitch_readings_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pitch_links_token" ON "pitch_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "pitch_links_list" ON "pitch_links" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pitch_links_person" ON "pitch_links" USING btree ("person_id") WHERE "pitch_links"."person_id" is not null;--> statement-breakpoint
CREATE INDEX "pitch_links_email" ON "pitch_links" USING btree ("email") WHERE "pitch_links"."email" is not null;--> statement-breakpoint
CREATE INDEX "pitch_links_expiry" ON "pitch_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pitch_release_pictures_upload" ON "pitch_release_pictures" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "pitch_link_readers_link" ON "pitch_link_readers" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "pitch_link_readers_expiry" ON "pitch_link_readers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pitch_readings_link" ON "pitch_readings" USING btree ("link_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "pitch_readings_person" ON "pitch_readings" USING btree ("person_id","opened_at","id") WHERE "pitch_readings"."person_id" is not null;--> statement-breakpoint
CREATE INDEX "pitch_readings_project" ON "pitch_readings" USING btree ("project_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "pitch_readings_age" ON "pitch_readings" USING btree ("opened_at");