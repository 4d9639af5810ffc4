CREATE TABLE "cook_log" (
	"user_id" uuid NOT NULL,
	"recipe_id" uuid NOT NULL,
	"cooked_on" date NOT NULL,
	"recipe_title" text NOT NULL,
	"kind" text,
	"stars" smallint,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cook_log_user_id_recipe_id_cooked_on_pk" PRIMARY KEY("user_id","recipe_id","cooked_on")
);
--> statement-breakpoint
ALTER TABLE "meal_plans" ADD COLUMN "is_leftovers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD COLUMN "is_cooked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cook_log" ADD CONSTRAINT "cook_log_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cook_log_newest" ON "cook_log" USING btree ("user_id","cooked_on" DESC NULLS FIRST);