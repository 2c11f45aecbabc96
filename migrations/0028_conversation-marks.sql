CREATE TABLE "first_steps_dismissals" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"dismissed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "conversation_sides_list";--> statement-breakpoint
DROP INDEX "conversation_sides_unread";--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD COLUMN "is_marked_unread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD COLUMN "is_muted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD COLUMN "is_archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "first_steps_dismissals" ADD CONSTRAINT "first_steps_dismissals_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_sides_list" ON "conversation_sides" USING btree ("person_id","state","is_archived","last_message_at","conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_sides_unread" ON "conversation_sides" USING btree ("person_id","state") WHERE ("conversation_sides"."unread_count" > 0 or "conversation_sides"."is_marked_unread") and not "conversation_sides"."is_muted";