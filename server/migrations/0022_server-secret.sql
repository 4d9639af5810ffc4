CREATE TABLE "auth"."server_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
select protect_auth_table('auth.server_secret');
