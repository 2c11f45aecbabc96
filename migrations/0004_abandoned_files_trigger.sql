-- Whatever removes an upload (a command, or the account that it goes with) leaves its files to the background.
CREATE FUNCTION abandon_upload_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO abandoned_files (key) VALUES (old.storage_folder) ON CONFLICT (key) DO UPDATE SET remove_after = now();
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER uploads_abandon_files AFTER DELETE ON uploads FOR EACH ROW EXECUTE FUNCTION abandon_upload_files();
