-- One of a pair may have very many of the other: a job its applicants, a project its followers. Most have few, so that the planner, which
-- counts with the average, takes an index of one side for as good as that of the pair, and reads all of a side to find one row. It is told
-- that each has ten. ANALYZE takes the number over; tables with rows would wait for it until a tenth of them have changed.
ALTER TABLE "blocks" ALTER COLUMN "blocked_id" SET (n_distinct = -0.1);--> statement-breakpoint
ALTER TABLE "conversation_sides" ALTER COLUMN "person_id" SET (n_distinct = -0.1);--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "high_id" SET (n_distinct = -0.1);--> statement-breakpoint
ALTER TABLE "dismissals" ALTER COLUMN "dismissed_id" SET (n_distinct = -0.1);--> statement-breakpoint
ALTER TABLE "job_applications" ALTER COLUMN "job_id" SET (n_distinct = -0.1), ALTER COLUMN "applicant_id" SET (n_distinct = -0.1);--> statement-breakpoint
ALTER TABLE "pitch_release_pictures" ALTER COLUMN "upload_id" SET (n_distinct = -0.1);--> statement-breakpoint
ALTER TABLE "project_admissions" ALTER COLUMN "project_id" SET (n_distinct = -0.1), ALTER COLUMN "person_id" SET (n_distinct = -0.1);--> statement-breakpoint
ALTER TABLE "project_dismissals" ALTER COLUMN "person_id" SET (n_distinct = -0.1), ALTER COLUMN "project_id" SET (n_distinct = -0.1);--> statement-breakpoint
ALTER TABLE "project_follows" ALTER COLUMN "project_id" SET (n_distinct = -0.1), ALTER COLUMN "person_id" SET (n_distinct = -0.1);--> statement-breakpoint
ALTER TABLE "project_interests" ALTER COLUMN "role_id" SET (n_distinct = -0.1), ALTER COLUMN "person_id" SET (n_distinct = -0.1);--> statement-breakpoint
ALTER TABLE "project_members" ALTER COLUMN "project_id" SET (n_distinct = -0.1), ALTER COLUMN "person_id" SET (n_distinct = -0.1);--> statement-breakpoint
ALTER TABLE "saved_jobs" ALTER COLUMN "person_id" SET (n_distinct = -0.1), ALTER COLUMN "job_id" SET (n_distinct = -0.1);--> statement-breakpoint
ALTER TABLE "saved_projects" ALTER COLUMN "person_id" SET (n_distinct = -0.1), ALTER COLUMN "project_id" SET (n_distinct = -0.1);--> statement-breakpoint
ALTER TABLE "saved_talents" ALTER COLUMN "person_id" SET (n_distinct = -0.1), ALTER COLUMN "talent_id" SET (n_distinct = -0.1);--> statement-breakpoint
ALTER TABLE "talent_invitations" ALTER COLUMN "person_id" SET (n_distinct = -0.1);--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY array['blocks', 'conversation_sides', 'conversations', 'dismissals', 'job_applications', 'pitch_release_pictures',
    'project_admissions', 'project_dismissals', 'project_follows', 'project_interests', 'project_members', 'saved_jobs', 'saved_projects',
    'saved_talents', 'talent_invitations'] LOOP
    -- An empty one is analyzed when it has rows.
    IF pg_relation_size(name::regclass) > 0 THEN
      EXECUTE format('ANALYZE %I', name);
    END IF;
  END LOOP;
END $$;
