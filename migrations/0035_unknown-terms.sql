DROP INDEX "post_comments_author";--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "remote_work" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "remote_work" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "work_types" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "talent_profiles" ALTER COLUMN "remote_work" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "talent_profiles" ALTER COLUMN "remote_work" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "post_comments_author" ON "post_comments" USING btree ("author_id","created_at","id");
--> statement-breakpoint
-- These were the first values of every profile. Its owner saved them if anything of their part of the form says so.
UPDATE "profiles" SET "remote_work" = NULL, "work_types" = '{}'
WHERE "remote_work" AND "work_types" = '{full-time}' AND NOT "open_to_work";--> statement-breakpoint
UPDATE "talent_profiles" t SET "remote_work" = NULL, "work_types" = '{}'
FROM "profiles" p WHERE p."id" = t."person_id" AND p."remote_work" IS NULL;
