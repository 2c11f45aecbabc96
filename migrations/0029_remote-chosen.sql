ALTER TABLE "profiles" ALTER COLUMN "remote_work" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "talent_profiles" ALTER COLUMN "remote_work" SET DEFAULT false;