DROP INDEX "events_of_person";--> statement-breakpoint
CREATE UNIQUE INDEX "events_purchase" ON "events" USING btree ((fields->>'transaction_id')) WHERE name = 'purchase';--> statement-breakpoint
CREATE INDEX "events_of_person" ON "events" USING btree ("user_id","created_at");