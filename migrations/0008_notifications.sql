CREATE TABLE "notification_preferences" (
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	CONSTRAINT "notification_preferences_person_id_kind_pk" PRIMARY KEY("person_id","kind"),
	CONSTRAINT "notification_preferences_kind" CHECK ("notification_preferences"."kind" ~ '^[a-z]+(-[a-z]+)*$'),
	CONSTRAINT "notification_preferences_channel" CHECK ("notification_preferences"."channel" in ('app', 'mail', 'digest', 'none'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"other_actor_id" uuid,
	"count" integer DEFAULT 1 NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"action_url" text NOT NULL,
	"awaits_digest" boolean DEFAULT false NOT NULL,
	"read_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" ~ '^[a-z]+(-[a-z]+)*$'),
	CONSTRAINT "notifications_count" CHECK ("notifications"."count" > 0),
	CONSTRAINT "notifications_excerpt" CHECK (char_length("notifications"."excerpt") <= 60),
	CONSTRAINT "notifications_action_url" CHECK ("notifications"."action_url" ~ '^/[a-z]' and char_length("notifications"."action_url") <= 200)
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_subject" ON "notifications" USING btree ("person_id","kind","subject_id");--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("person_id","created_at","id") WHERE "notifications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("person_id") WHERE "notifications"."read_at" is null and "notifications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_gathered" ON "notifications" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "notifications_digest" ON "notifications" USING btree ("person_id") WHERE "notifications"."awaits_digest";--> statement-breakpoint
CREATE INDEX "notifications_deleted" ON "notifications" USING btree ("deleted_at") WHERE "notifications"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_actor" ON "notifications" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notifications_other_actor" ON "notifications" USING btree ("other_actor_id");