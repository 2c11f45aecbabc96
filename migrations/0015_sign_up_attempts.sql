CREATE TABLE "sign_up_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"roles" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_up_attempts_email_lower" CHECK ("sign_up_attempts"."email" = lower("sign_up_attempts"."email")),
	CONSTRAINT "sign_up_attempts_email_length" CHECK (char_length("sign_up_attempts"."email") between 3 and 254)
);
--> statement-breakpoint
CREATE INDEX "sign_up_attempts_email" ON "sign_up_attempts" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "sign_up_attempts_age" ON "sign_up_attempts" USING btree ("created_at");