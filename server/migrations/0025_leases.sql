-- Unlogged: taking a place waits for no disk, and after a crash nobody is at work.
CREATE UNLOGGED TABLE "auth"."leases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"slot" integer,
	"rank" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leases_slot" UNIQUE("key","slot")
);
--> statement-breakpoint
select protect_auth_table('auth.leases');
