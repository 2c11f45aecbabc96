DROP INDEX "projects_search";--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "facets" text[] GENERATED ALWAYS AS (array[category, status]) STORED;--> statement-breakpoint
CREATE INDEX "projects_category_status" ON "projects" USING btree ("category","status",coalesce(published_at, created_at),"id") WHERE "projects"."status" <> 'draft' and "projects"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "projects_found" ON "projects" USING gin ("search","facets") WITH (fastupdate=false) WHERE "projects"."status" <> 'draft' and "projects"."withdrawn_at" is null;