-- JavaScript accepted any letter case and names that PostgreSQL doesn't know; one of these stopped the mails of all people.
UPDATE "accounts" SET "time_zone" = known."name" FROM "pg_timezone_names" known
WHERE lower(known."name") = lower("time_zone") AND known."name" <> "time_zone";--> statement-breakpoint
-- PostgreSQL reads these four as offsets without summer time, unlike everybody else.
UPDATE "accounts" SET "time_zone" = CASE "time_zone" WHEN 'EET' THEN 'Europe/Athens' WHEN 'WET' THEN 'Europe/Lisbon' ELSE 'Europe/Brussels' END
WHERE "time_zone" IN ('CET', 'EET', 'MET', 'WET') OR "time_zone" NOT IN (SELECT "name" FROM "pg_timezone_names");
