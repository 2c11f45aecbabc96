DROP INDEX "job_applications_without_job";--> statement-breakpoint
DROP INDEX "job_applications_accessed";--> statement-breakpoint
CREATE INDEX "jobs_closed" ON "jobs" USING btree ("closed_at","id") WHERE "jobs"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "job_applications_column" ON "job_applications" USING btree ("job_id","status","applied_at","id");--> statement-breakpoint
CREATE INDEX "job_applications_waiting" ON "job_applications" USING btree ("job_id","applied_at","id") WHERE "job_applications"."answered_at" is null and "job_applications"."poster_access_ended_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_accessed" ON "job_applications" USING btree ("job_id","status_at") WHERE "job_applications"."poster_access_ended_at" is null;