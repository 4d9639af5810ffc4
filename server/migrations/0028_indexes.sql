CREATE INDEX "api_token_expiry" ON "auth"."api_token" USING btree ("refresh_expires_at");--> statement-breakpoint
CREATE INDEX "attempts_end" ON "auth"."attempts" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "auth"."session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_expiry" ON "auth"."verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_events_age" ON "account_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_checkouts_user" ON "sandbox_checkouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_user" ON "sandbox_subscriptions" USING btree ("user_id");