ALTER TABLE "profile_entries" DROP COLUMN "id";--> statement-breakpoint
DROP INDEX "profile_entries_profile";--> statement-breakpoint
ALTER TABLE "profile_entries" ADD CONSTRAINT "profile_entries_profile_id_kind_position_pk" PRIMARY KEY("profile_id","kind","position");--> statement-breakpoint
ALTER TABLE "profile_entries" ADD CONSTRAINT "profile_entries_texts" CHECK (char_length("profile_entries"."organisation") <= 160 and char_length("profile_entries"."description") <= 2000);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_location" CHECK (char_length("profiles"."location") <= 120);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_phone" CHECK (char_length("profiles"."phone") <= 40);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_web_addresses" CHECK (char_length("profiles"."website_url") <= 300 and char_length("profiles"."linkedin_url") <= 300);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_sectors" CHECK ("profiles"."preferred_sectors" <@ array['Tech', 'Duurzaamheid', 'FinTech', 'Creatief', 'Gezondheidszorg', 'Onderwijs', 'E-commerce', 'AI/ML', 'Blockchain', 'Overig']);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_investment_types" CHECK ("profiles"."investment_types" <@ array['Donatie', 'Lening', 'Equity', 'Convertible', 'Anders']);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_lists" CHECK (cardinality("profiles"."skills") <= 50 and cardinality("profiles"."languages") <= 20);