CREATE TABLE "erased_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL
);
