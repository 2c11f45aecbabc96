CREATE TABLE "project_raises" (
	"project_id" uuid NOT NULL,
	"stated_at" timestamp (3) with time zone NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "project_raises_project_id_stated_at_pk" PRIMARY KEY("project_id","stated_at"),
	CONSTRAINT "project_raises_amount" CHECK ("project_raises"."amount" between 0 and 1000000000)
);
--> statement-breakpoint
CREATE TABLE "project_roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"role_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"requirements" text DEFAULT '' NOT NULL,
	"time_commitment" text DEFAULT '' NOT NULL,
	"compensation" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_roles_position" CHECK ("project_roles"."position" between 0 and 11),
	CONSTRAINT "project_roles_name" CHECK (char_length("project_roles"."role_name") between 1 and 120),
	CONSTRAINT "project_roles_texts" CHECK (char_length("project_roles"."description") <= 1000 and char_length("project_roles"."requirements") <= 1000
        and char_length("project_roles"."time_commitment") <= 120 and char_length("project_roles"."compensation") <= 120)
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"full_description" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"objectives" text[] DEFAULT '{}' NOT NULL,
	"start_date" date,
	"end_date" date,
	"target_amount" integer DEFAULT 10000 NOT NULL,
	"raised_amount" integer DEFAULT 0 NOT NULL,
	"raised_stated_at" timestamp (3) with time zone,
	"funding_purposes" text[] DEFAULT '{}' NOT NULL,
	"funding_types" text[] DEFAULT '{}' NOT NULL,
	"equity_proposal" text DEFAULT '' NOT NULL,
	"equity_audience" text DEFAULT 'admitted' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"company_number" text DEFAULT '' NOT NULL,
	"slogan" text DEFAULT '' NOT NULL,
	"speaker_name" text DEFAULT '' NOT NULL,
	"contact_details" text DEFAULT '' NOT NULL,
	"image_id" uuid,
	"image_alt" text DEFAULT '' NOT NULL,
	"logo_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "projects_status" CHECK ("projects"."status" in ('draft', 'active', 'completed')),
	CONSTRAINT "projects_category" CHECK ("projects"."category" = any(array['tech', 'duurzaamheid', 'fintech', 'creatief', 'gezondheidszorg', 'onderwijs', 'e-commerce', 'ai/ml', 'blockchain', 'overig'])),
	CONSTRAINT "projects_title" CHECK (char_length("projects"."title") between 1 and 120),
	CONSTRAINT "projects_description" CHECK (char_length("projects"."description") <= 300),
	CONSTRAINT "projects_full_description" CHECK (char_length("projects"."full_description") <= 10000),
	CONSTRAINT "projects_lines" CHECK (char_length("projects"."location") <= 120 and char_length("projects"."company_name") <= 120
          and char_length("projects"."slogan") <= 90 and char_length("projects"."speaker_name") <= 120
          and char_length("projects"."contact_details") <= 300 and char_length("projects"."image_alt") <= 300
          and char_length("projects"."equity_proposal") <= 2000),
	CONSTRAINT "projects_lists" CHECK (cardinality("projects"."tags") <= 10 and cardinality("projects"."objectives") <= 10),
	CONSTRAINT "projects_dates" CHECK ("projects"."start_date" <= "projects"."end_date"),
	CONSTRAINT "projects_target" CHECK ("projects"."target_amount" between 1000 and 1000000 and "projects"."target_amount" % 1000 = 0),
	CONSTRAINT "projects_raised" CHECK ("projects"."raised_amount" between 0 and 1000000000),
	CONSTRAINT "projects_funding_purposes" CHECK ("projects"."funding_purposes" <@ array['MVP bouwen', 'Marketing', 'R&D', 'Personeel', 'Kantoorruimte', 'Apparatuur', 'Juridische kosten', 'Certificering', 'Overig']),
	CONSTRAINT "projects_funding_types" CHECK ("projects"."funding_types" <@ array['Donatie', 'Lening', 'Equity', 'Convertible', 'Anders']),
	CONSTRAINT "projects_equity_audience" CHECK ("projects"."equity_audience" = any(array['everyone', 'members', 'admitted'])),
	CONSTRAINT "projects_company_number" CHECK ("projects"."company_number" = '' or "projects"."company_number" ~ '^[0-9]{8}$' or ("projects"."company_number" ~ '^[01][0-9]{9}$'
          and 97 - left("projects"."company_number", 8)::int % 97 = right("projects"."company_number", 2)::int)),
	CONSTRAINT "projects_published" CHECK ("projects"."status" = 'draft' or ("projects"."description" <> '' and "projects"."published_at" is not null)),
	CONSTRAINT "projects_completed" CHECK (("projects"."status" = 'completed') = ("projects"."completed_at" is not null)),
	CONSTRAINT "projects_withdrawn" CHECK ("projects"."withdrawn_at" is null or "projects"."status" <> 'draft')
);
--> statement-breakpoint
CREATE TABLE "project_milestone_dates" (
	"milestone_id" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"due_on" date NOT NULL,
	CONSTRAINT "project_milestone_dates_milestone_id_changed_at_pk" PRIMARY KEY("milestone_id","changed_at")
);
--> statement-breakpoint
CREATE TABLE "project_milestones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"due_on" date NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	CONSTRAINT "project_milestones_position" CHECK ("project_milestones"."position" between 0 and 11),
	CONSTRAINT "project_milestones_title" CHECK (char_length("project_milestones"."title") between 1 and 120),
	CONSTRAINT "project_milestones_status" CHECK ("project_milestones"."status" in ('planned', 'reached', 'later', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "project_channels" (
	"project_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"approach" text DEFAULT '' NOT NULL,
	CONSTRAINT "project_channels_project_id_position_pk" PRIMARY KEY("project_id","position"),
	CONSTRAINT "project_channels_position" CHECK ("project_channels"."position" between 0 and 3),
	CONSTRAINT "project_channels_name" CHECK (char_length("project_channels"."name") between 1 and 120),
	CONSTRAINT "project_channels_approach" CHECK (char_length("project_channels"."approach") <= 200)
);
--> statement-breakpoint
CREATE TABLE "project_competitors" (
	"project_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"strength" text DEFAULT '' NOT NULL,
	"difference" text DEFAULT '' NOT NULL,
	CONSTRAINT "project_competitors_project_id_position_pk" PRIMARY KEY("project_id","position"),
	CONSTRAINT "project_competitors_position" CHECK ("project_competitors"."position" between 0 and 4),
	CONSTRAINT "project_competitors_name" CHECK (char_length("project_competitors"."name") between 1 and 120),
	CONSTRAINT "project_competitors_texts" CHECK (char_length("project_competitors"."strength") <= 200 and char_length("project_competitors"."difference") <= 200)
);
--> statement-breakpoint
CREATE TABLE "project_features" (
	"project_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"benefit" text DEFAULT '' NOT NULL,
	CONSTRAINT "project_features_project_id_position_pk" PRIMARY KEY("project_id","position"),
	CONSTRAINT "project_features_position" CHECK ("project_features"."position" between 0 and 5),
	CONSTRAINT "project_features_name" CHECK (char_length("project_features"."name") between 1 and 120),
	CONSTRAINT "project_features_benefit" CHECK (char_length("project_features"."benefit") <= 200)
);
--> statement-breakpoint
CREATE TABLE "project_markets" (
	"project_id" uuid NOT NULL,
	"size" text NOT NULL,
	"amount" bigint NOT NULL,
	"basis" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"year" smallint,
	CONSTRAINT "project_markets_project_id_size_pk" PRIMARY KEY("project_id","size"),
	CONSTRAINT "project_markets_size" CHECK ("project_markets"."size" in ('tam', 'sam', 'som')),
	CONSTRAINT "project_markets_amount" CHECK ("project_markets"."amount" between 1 and 1000000000000),
	CONSTRAINT "project_markets_texts" CHECK (char_length("project_markets"."basis") <= 200 and char_length("project_markets"."source") <= 200),
	CONSTRAINT "project_markets_year" CHECK ("project_markets"."year" between 1990 and 2100)
);
--> statement-breakpoint
CREATE TABLE "project_metrics" (
	"project_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"label" text NOT NULL,
	"value" numeric(15, 2) NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"measured_on" date,
	CONSTRAINT "project_metrics_project_id_position_pk" PRIMARY KEY("project_id","position"),
	CONSTRAINT "project_metrics_position" CHECK ("project_metrics"."position" between 0 and 5),
	CONSTRAINT "project_metrics_label" CHECK (char_length("project_metrics"."label") between 1 and 120),
	CONSTRAINT "project_metrics_unit" CHECK (char_length("project_metrics"."unit") <= 40)
);
--> statement-breakpoint
CREATE TABLE "project_plans" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"problem_statement" text DEFAULT '' NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"audience" text DEFAULT '' NOT NULL,
	"customer_example" text DEFAULT '' NOT NULL,
	"solution_statement" text DEFAULT '' NOT NULL,
	"solution" text DEFAULT '' NOT NULL,
	"unique_value" text DEFAULT '' NOT NULL,
	"before" text DEFAULT '' NOT NULL,
	"after" text DEFAULT '' NOT NULL,
	"ideal_customer" text DEFAULT '' NOT NULL,
	"business_model" text DEFAULT '' NOT NULL,
	"acquisition" text DEFAULT '' NOT NULL,
	"marketing" text DEFAULT '' NOT NULL,
	"sales" text DEFAULT '' NOT NULL,
	"distribution" text DEFAULT '' NOT NULL,
	"traction" text DEFAULT '' NOT NULL,
	"mvp_results" text DEFAULT '' NOT NULL,
	"competitive_advantage" text DEFAULT '' NOT NULL,
	"team_description" text DEFAULT '' NOT NULL,
	"advisors" text DEFAULT '' NOT NULL,
	"roadmap" text DEFAULT '' NOT NULL,
	"cap_table" text DEFAULT '' NOT NULL,
	"journey" text[] DEFAULT '{}' NOT NULL,
	"trends" text[] DEFAULT '{}' NOT NULL,
	"assumptions" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "project_plans_problem_statement" CHECK (char_length("project_plans"."problem_statement") <= 160),
	CONSTRAINT "project_plans_solution_statement" CHECK (char_length("project_plans"."solution_statement") <= 160),
	CONSTRAINT "project_plans_change" CHECK (char_length("project_plans"."before") <= 500 and char_length("project_plans"."after") <= 500),
	CONSTRAINT "project_plans_texts" CHECK (char_length("project_plans"."problem") <= 3000 and char_length("project_plans"."audience") <= 3000 and char_length("project_plans"."customer_example") <= 3000 and char_length("project_plans"."solution") <= 3000 and char_length("project_plans"."unique_value") <= 3000 and char_length("project_plans"."ideal_customer") <= 3000 and char_length("project_plans"."business_model") <= 3000 and char_length("project_plans"."acquisition") <= 3000 and char_length("project_plans"."marketing") <= 3000 and char_length("project_plans"."sales") <= 3000 and char_length("project_plans"."distribution") <= 3000 and char_length("project_plans"."traction") <= 3000 and char_length("project_plans"."mvp_results") <= 3000 and char_length("project_plans"."competitive_advantage") <= 3000 and char_length("project_plans"."team_description") <= 3000 and char_length("project_plans"."advisors") <= 3000 and char_length("project_plans"."roadmap") <= 3000 and char_length("project_plans"."cap_table") <= 3000),
	CONSTRAINT "project_plans_lists" CHECK (cardinality("project_plans"."journey") <= 5 and cardinality("project_plans"."trends") <= 3
        and cardinality("project_plans"."assumptions") <= 3)
);
--> statement-breakpoint
CREATE TABLE "project_prices" (
	"project_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"per" text DEFAULT '' NOT NULL,
	CONSTRAINT "project_prices_project_id_position_pk" PRIMARY KEY("project_id","position"),
	CONSTRAINT "project_prices_position" CHECK ("project_prices"."position" between 0 and 3),
	CONSTRAINT "project_prices_name" CHECK (char_length("project_prices"."name") between 1 and 120),
	CONSTRAINT "project_prices_price" CHECK ("project_prices"."price" between 0 and 1000000000),
	CONSTRAINT "project_prices_per" CHECK (char_length("project_prices"."per") <= 40)
);
--> statement-breakpoint
CREATE TABLE "project_team" (
	"project_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"background" text DEFAULT '' NOT NULL,
	CONSTRAINT "project_team_project_id_position_pk" PRIMARY KEY("project_id","position"),
	CONSTRAINT "project_team_position" CHECK ("project_team"."position" between 0 and 5),
	CONSTRAINT "project_team_name" CHECK (char_length("project_team"."name") between 1 and 120),
	CONSTRAINT "project_team_role" CHECK (char_length("project_team"."role") <= 120),
	CONSTRAINT "project_team_background" CHECK (char_length("project_team"."background") <= 500)
);
--> statement-breakpoint
CREATE TABLE "project_uses" (
	"project_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"purpose" text NOT NULL,
	"percent" smallint NOT NULL,
	CONSTRAINT "project_uses_project_id_position_pk" PRIMARY KEY("project_id","position"),
	CONSTRAINT "project_uses_position" CHECK ("project_uses"."position" between 0 and 5),
	CONSTRAINT "project_uses_purpose" CHECK (char_length("project_uses"."purpose") between 1 and 120),
	CONSTRAINT "project_uses_percent" CHECK ("project_uses"."percent" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "project_years" (
	"project_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"revenue" bigint NOT NULL,
	"costs" bigint NOT NULL,
	CONSTRAINT "project_years_project_id_year_pk" PRIMARY KEY("project_id","year"),
	CONSTRAINT "project_years_year" CHECK ("project_years"."year" between 2000 and 2100),
	CONSTRAINT "project_years_amounts" CHECK ("project_years"."revenue" between 0 and 1000000000000 and "project_years"."costs" between 0 and 1000000000000)
);
--> statement-breakpoint
ALTER TABLE "project_raises" ADD CONSTRAINT "project_raises_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_roles" ADD CONSTRAINT "project_roles_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_image_id_uploads_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_logo_id_uploads_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_milestone_dates" ADD CONSTRAINT "project_milestone_dates_milestone_id_project_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."project_milestones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_milestones" ADD CONSTRAINT "project_milestones_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_channels" ADD CONSTRAINT "project_channels_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_competitors" ADD CONSTRAINT "project_competitors_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_features" ADD CONSTRAINT "project_features_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_markets" ADD CONSTRAINT "project_markets_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_metrics" ADD CONSTRAINT "project_metrics_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_plans" ADD CONSTRAINT "project_plans_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_prices" ADD CONSTRAINT "project_prices_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_team" ADD CONSTRAINT "project_team_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_uses" ADD CONSTRAINT "project_uses_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_years" ADD CONSTRAINT "project_years_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_roles_project" ON "project_roles" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "projects_newest" ON "projects" USING btree (coalesce(published_at, created_at),"id") WHERE "projects"."status" <> 'draft' and "projects"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "projects_category" ON "projects" USING btree ("category",coalesce(published_at, created_at),"id") WHERE "projects"."status" <> 'draft' and "projects"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "projects_status" ON "projects" USING btree ("status",coalesce(published_at, created_at),"id") WHERE "projects"."status" <> 'draft' and "projects"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "projects_ending" ON "projects" USING btree ("end_date","id") WHERE "projects"."status" <> 'draft' and "projects"."withdrawn_at" is null and "projects"."status" = 'active';--> statement-breakpoint
CREATE INDEX "projects_owner" ON "projects" USING btree ("owner_id",coalesce(published_at, created_at),"id");--> statement-breakpoint
CREATE INDEX "projects_withdrawn" ON "projects" USING btree ("withdrawn_at") WHERE "projects"."withdrawn_at" is not null;--> statement-breakpoint
CREATE INDEX "projects_image" ON "projects" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "projects_logo" ON "projects" USING btree ("logo_id");--> statement-breakpoint
CREATE INDEX "project_milestones_project" ON "project_milestones" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "project_milestones_due" ON "project_milestones" USING btree ("due_on") WHERE "project_milestones"."status" = 'planned';--> statement-breakpoint
-- Checked when the transaction commits: a save replaces all parts of a use of funds.
CREATE FUNCTION check_use_of_funds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  project uuid;
  total integer;
  project_status text;
BEGIN
  IF TG_TABLE_NAME = 'projects' THEN
    project := NEW.id;
  ELSE
    project := coalesce(NEW.project_id, OLD.project_id);
  END IF;
  SELECT status INTO project_status FROM projects WHERE id = project;
  SELECT sum(percent) INTO total FROM project_uses WHERE project_id = project;
  IF total > 100 OR (project_status <> 'draft' AND total < 100) THEN
    RAISE EXCEPTION 'the use of funds adds up to %', total USING ERRCODE = 'check_violation', CONSTRAINT = 'project_uses_sum';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER project_uses_sum AFTER INSERT OR UPDATE OR DELETE ON project_uses
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_use_of_funds();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER projects_use_of_funds AFTER UPDATE OF status ON projects
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status <> 'draft' AND OLD.status = 'draft') EXECUTE FUNCTION check_use_of_funds();
