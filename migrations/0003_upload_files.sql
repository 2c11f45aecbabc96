ALTER TABLE "abandoned_files" ADD COLUMN "remove_after" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "storage_folder" text NOT NULL;--> statement-breakpoint
CREATE INDEX "abandoned_files_due" ON "abandoned_files" USING btree ("remove_after");--> statement-breakpoint
ALTER TABLE "abandoned_files" DROP COLUMN "created_at";--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_storage_folder" UNIQUE("storage_folder");