CREATE TABLE "live_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"person_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"entity_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "live_events_order" ON "live_events" USING btree ("xid","id");--> statement-breakpoint
CREATE INDEX "live_events_person" ON "live_events" USING btree ("person_id","xid","id");--> statement-breakpoint
CREATE INDEX "live_events_age" ON "live_events" USING btree ("created_at");