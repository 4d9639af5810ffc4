CREATE TABLE "auth"."personal_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "personal_token_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "auth"."personal_token" ADD CONSTRAINT "personal_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "personal_token_user" ON "auth"."personal_token" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "personal_token_expiry" ON "auth"."personal_token" USING btree ("expires_at");
--> statement-breakpoint
select protect_auth_table('auth.personal_token');
