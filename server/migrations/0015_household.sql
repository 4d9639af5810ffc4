CREATE TABLE "household_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"allergens" jsonb NOT NULL,
	"diets" jsonb NOT NULL,
	"dislikes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "household_servings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"servings" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "household_people" ADD CONSTRAINT "household_people_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_servings" ADD CONSTRAINT "household_servings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "household_people_of_user" ON "household_people" USING btree ("user_id","created_at","id");