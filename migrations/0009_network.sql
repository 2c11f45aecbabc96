CREATE TABLE "dismissals" (
	"person_id" uuid NOT NULL,
	"dismissed_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dismissals_person_id_dismissed_id_pk" PRIMARY KEY("person_id","dismissed_id"),
	CONSTRAINT "dismissals_of_another" CHECK ("dismissals"."person_id" <> "dismissals"."dismissed_id")
);
--> statement-breakpoint
CREATE TABLE "suggestion_runs" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"prepared_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suggestions" (
	"person_id" uuid NOT NULL,
	"suggested_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"shared_connections" integer DEFAULT 0 NOT NULL,
	"sector" text,
	"skill" text,
	"same_company" boolean DEFAULT false NOT NULL,
	"same_place" boolean DEFAULT false NOT NULL,
	CONSTRAINT "suggestions_person_id_suggested_id_pk" PRIMARY KEY("person_id","suggested_id"),
	CONSTRAINT "suggestions_of_another" CHECK ("suggestions"."person_id" <> "suggestions"."suggested_id"),
	CONSTRAINT "suggestions_shared" CHECK ("suggestions"."shared_connections" >= 0)
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_of_another" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
ALTER TABLE "dismissals" ADD CONSTRAINT "dismissals_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissals" ADD CONSTRAINT "dismissals_dismissed_id_profiles_id_fk" FOREIGN KEY ("dismissed_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_runs" ADD CONSTRAINT "suggestion_runs_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_suggested_id_profiles_id_fk" FOREIGN KEY ("suggested_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_accounts_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_accounts_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dismissals_dismissed" ON "dismissals" USING btree ("dismissed_id");--> statement-breakpoint
CREATE INDEX "suggestion_runs_age" ON "suggestion_runs" USING btree ("prepared_at");--> statement-breakpoint
CREATE INDEX "suggestions_best" ON "suggestions" USING btree ("person_id","score","suggested_id");--> statement-breakpoint
CREATE INDEX "suggestions_suggested" ON "suggestions" USING btree ("suggested_id");--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id","blocker_id");--> statement-breakpoint
CREATE INDEX "profiles_company" ON "profiles" USING btree (lower("company"),"id") WHERE "profiles"."company" <> '' and "profiles"."is_public";--> statement-breakpoint
CREATE INDEX "profiles_place" ON "profiles" USING btree (lower("location"),"id") WHERE "profiles"."location" <> '' and "profiles"."is_public";--> statement-breakpoint
CREATE INDEX "profiles_skills" ON "profiles" USING gin ("skills") WHERE "profiles"."is_public";--> statement-breakpoint
CREATE INDEX "profiles_shared_sectors" ON "profiles" USING gin ("preferred_sectors") WHERE "profiles"."is_public";--> statement-breakpoint
CREATE INDEX "connections_low_accepted" ON "connections" USING btree ("low_id","decided_at","high_id") WHERE "connections"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "connections_high_accepted" ON "connections" USING btree ("high_id","decided_at","low_id") WHERE "connections"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "connections_low_pending" ON "connections" USING btree ("low_id","created_at","high_id") WHERE "connections"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "connections_high_pending" ON "connections" USING btree ("high_id","created_at","low_id") WHERE "connections"."status" = 'pending';--> statement-breakpoint
-- A block and what connects two people never stand together, whoever writes: both sides lock the two accounts, the smaller id first.
CREATE FUNCTION refuse_connection_of_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM accounts WHERE id IN (new.low_id, new.high_id) ORDER BY id FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT FROM blocks
    WHERE (blocker_id = new.low_id AND blocked_id = new.high_id) OR (blocker_id = new.high_id AND blocked_id = new.low_id)
  ) THEN
    RAISE check_violation USING CONSTRAINT = 'connections_not_blocked', MESSAGE = 'one of these people blocks the other';
  END IF;
  RETURN new;
END
$$;
--> statement-breakpoint
CREATE TRIGGER connections_not_blocked BEFORE INSERT OR UPDATE ON connections
  FOR EACH ROW WHEN (new.status <> 'rejected') EXECUTE FUNCTION refuse_connection_of_blocked();
--> statement-breakpoint
CREATE FUNCTION remove_connection_of_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM accounts WHERE id IN (new.blocker_id, new.blocked_id) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM connections
  WHERE low_id = least(new.blocker_id, new.blocked_id) AND high_id = greatest(new.blocker_id, new.blocked_id) AND status <> 'rejected';
  RETURN new;
END
$$;
--> statement-breakpoint
CREATE TRIGGER blocks_end_connection BEFORE INSERT ON blocks
  FOR EACH ROW EXECUTE FUNCTION remove_connection_of_blocked();
