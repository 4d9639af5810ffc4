CREATE TABLE "feedback" (
	"user_id" uuid NOT NULL,
	"recipe_id" uuid NOT NULL,
	"rating" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_user_id_recipe_id_pk" PRIMARY KEY("user_id","recipe_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"recipe_id" uuid NOT NULL,
	"recipe_title" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meal_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"recipe_id" uuid NOT NULL,
	"planned_date" date NOT NULL,
	"meal_type" text NOT NULL,
	"servings" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meal_plans_slot" UNIQUE("user_id","planned_date","meal_type")
);
--> statement-breakpoint
CREATE TABLE "saved_recipes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"recipe_id" uuid,
	"recipe_title" text NOT NULL,
	"ingredients" jsonb NOT NULL,
	"instructions" text NOT NULL,
	"prep_time" integer NOT NULL,
	"servings" integer NOT NULL,
	"image" text,
	"season" text,
	"difficulty" text,
	"recipe" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_recipes_once" UNIQUE("user_id","recipe_id"),
	CONSTRAINT "saved_recipes_of_owner" UNIQUE("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "shopping_checks" (
	"user_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "shopping_checks_user_id_from_date_to_date_key_pk" PRIMARY KEY("user_id","from_date","to_date","key")
);
--> statement-breakpoint
CREATE TABLE "shopping_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopping_stocks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"stock" jsonb NOT NULL
);
--> statement-breakpoint
-- Recipes of before get their words here; changing the type rewrites every row, also those that row-level security hides.
ALTER TABLE "recipes" ADD COLUMN "search_text" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "recipes" ALTER COLUMN "search_text" DROP DEFAULT,
  ALTER COLUMN "search_text" TYPE text USING lower("title" || ' ' || ("recipe" ->> 'ingredients'));--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD CONSTRAINT "meal_plans_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_recipes" ADD CONSTRAINT "saved_recipes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_checks" ADD CONSTRAINT "shopping_checks_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lines" ADD CONSTRAINT "shopping_lines_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_stocks" ADD CONSTRAINT "shopping_stocks_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_newest" ON "feedback" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_newest" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_of_person" ON "reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meal_plans_recipe" ON "meal_plans" USING btree ("user_id","recipe_id");--> statement-breakpoint
CREATE INDEX "saved_recipes_newest" ON "saved_recipes" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "shopping_lines_of_span" ON "shopping_lines" USING btree ("user_id","from_date","to_date");