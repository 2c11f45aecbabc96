-- Emptied between two vacuums, these would be planned as if they always were, and read whole once they have grown.
ALTER TABLE "post_like_changes" SET (vacuum_truncate = false);--> statement-breakpoint
ALTER TABLE "project_follow_changes" SET (vacuum_truncate = false);--> statement-breakpoint
ALTER TABLE "match_changes" SET (vacuum_truncate = false);--> statement-breakpoint
ALTER TABLE "live_events" SET (vacuum_truncate = false);
