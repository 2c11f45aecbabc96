CREATE TABLE "model_agreements" (
	"person_id" uuid NOT NULL,
	"host" text NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "model_agreements_person_id_host_pk" PRIMARY KEY("person_id","host")
);
--> statement-breakpoint
CREATE TABLE "pitch_decks" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"style" text DEFAULT 'helder' NOT NULL,
	"colour" text,
	"shows_logo" boolean DEFAULT true NOT NULL,
	"shows_contact" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pitch_decks_status" CHECK ("pitch_decks"."status" = any(array['generated', 'draft'])),
	CONSTRAINT "pitch_decks_style" CHECK ("pitch_decks"."style" = any(array['helder', 'warm', 'nacht'])),
	CONSTRAINT "pitch_decks_colour" CHECK ("pitch_decks"."colour" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "pitch_generations" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"writer" text NOT NULL,
	"keeps_hand_edits" boolean NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"done" smallint DEFAULT 0 NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"error" text,
	CONSTRAINT "pitch_generations_id_unique" UNIQUE("id"),
	CONSTRAINT "pitch_generations_done" CHECK ("pitch_generations"."done" between 0 and 13),
	CONSTRAINT "pitch_generations_error" CHECK ("pitch_generations"."error" is null or "pitch_generations"."ended_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "pitch_slides" (
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"fields" jsonb NOT NULL,
	"notes" text,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"facts" jsonb NOT NULL,
	"facts_hash" text NOT NULL,
	CONSTRAINT "pitch_slides_project_id_name_pk" PRIMARY KEY("project_id","name"),
	CONSTRAINT "pitch_slides_name" CHECK ("pitch_slides"."name" = any(array['title_slide', 'problem_slide', 'solution_slide', 'product_slide', 'market_slide', 'business_model_slide', 'traction_slide', 'competition_slide', 'go_to_market_slide', 'team_slide', 'roadmap_slide', 'financials_slide', 'investment_ask_slide'])),
	CONSTRAINT "pitch_slides_notes" CHECK (char_length("pitch_slides"."notes") <= 4000)
);
--> statement-breakpoint
CREATE TABLE "pitch_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	"writer" text NOT NULL,
	"slides" jsonb NOT NULL,
	CONSTRAINT "pitch_versions_writer" CHECK ("pitch_versions"."writer" = any(array['rules', 'model']))
);
--> statement-breakpoint
ALTER TABLE "model_agreements" ADD CONSTRAINT "model_agreements_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_decks" ADD CONSTRAINT "pitch_decks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_generations" ADD CONSTRAINT "pitch_generations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_generations" ADD CONSTRAINT "pitch_generations_started_by_profiles_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_slides" ADD CONSTRAINT "pitch_slides_project_id_pitch_decks_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."pitch_decks"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_versions" ADD CONSTRAINT "pitch_versions_project_id_pitch_decks_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."pitch_decks"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pitch_generations_starter" ON "pitch_generations" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "pitch_versions_deck" ON "pitch_versions" USING btree ("project_id","kept_at","id");