ALTER TABLE "job_matches" DROP CONSTRAINT "job_matches_job_id_jobs_id_fk";
--> statement-breakpoint
ALTER TABLE "job_matches" DROP CONSTRAINT "job_matches_talent_id_talent_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "job_matches" DROP CONSTRAINT "job_matches_poster_id_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "job_matches" DROP CONSTRAINT "job_matches_person_id_profiles_id_fk";
--> statement-breakpoint
DROP INDEX "job_matches_person";--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_with_poster" UNIQUE("id","poster_id");--> statement-breakpoint
ALTER TABLE "talent_profiles" ADD CONSTRAINT "talent_profiles_with_person" UNIQUE("id","person_id");--> statement-breakpoint
ALTER TABLE "job_matches" ADD CONSTRAINT "job_matches_of_job" FOREIGN KEY ("job_id","poster_id") REFERENCES "public"."jobs"("id","poster_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_matches" ADD CONSTRAINT "job_matches_of_talent" FOREIGN KEY ("talent_id","person_id") REFERENCES "public"."talent_profiles"("id","person_id") ON DELETE cascade ON UPDATE no action;
