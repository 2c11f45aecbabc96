CREATE TABLE "calendar_feeds" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"key" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organizer_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"location" text,
	"meeting_type" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded_day_before" boolean DEFAULT false NOT NULL,
	"reminded_shortly_before" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meetings_of_two" CHECK ("meetings"."organizer_id" <> "meetings"."participant_id"),
	CONSTRAINT "meetings_end" CHECK ("meetings"."end_time" > "meetings"."start_time" and "meetings"."end_time" <= "meetings"."start_time" + interval '24 hours'),
	CONSTRAINT "meetings_type" CHECK ("meetings"."meeting_type" in ('in-person', 'online', 'phone')),
	CONSTRAINT "meetings_status" CHECK ("meetings"."status" in ('pending', 'confirmed', 'declined', 'cancelled')),
	CONSTRAINT "meetings_title" CHECK (char_length("meetings"."title") between 1 and 200),
	CONSTRAINT "meetings_location" CHECK (char_length("meetings"."location") between 1 and 200),
	CONSTRAINT "meetings_description" CHECK (char_length("meetings"."description") between 1 and 4000),
	CONSTRAINT "meetings_reason" CHECK (char_length("meetings"."reason") <= 500),
	CONSTRAINT "meetings_sequence" CHECK ("meetings"."sequence" >= 0)
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_organizer_id_profiles_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_participant_id_profiles_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meetings_organizer" ON "meetings" USING btree ("organizer_id","start_time");--> statement-breakpoint
CREATE INDEX "meetings_participant" ON "meetings" USING btree ("participant_id","start_time");--> statement-breakpoint
CREATE INDEX "meetings_day_before" ON "meetings" USING btree ("start_time") WHERE not "meetings"."reminded_day_before";--> statement-breakpoint
CREATE INDEX "meetings_shortly_before" ON "meetings" USING btree ("start_time") WHERE not "meetings"."reminded_shortly_before";