CREATE INDEX "account_provider" ON "auth"."account" USING btree ("account_id","provider_id");--> statement-breakpoint
CREATE INDEX "verification_value" ON "auth"."verification" USING hash ("value");