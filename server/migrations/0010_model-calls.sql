CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"outcome" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"is_estimated" boolean NOT NULL,
	"cost" bigint,
	"first_text_ms" integer,
	"took_ms" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "model_calls_created" ON "model_calls" USING btree ("created_at");