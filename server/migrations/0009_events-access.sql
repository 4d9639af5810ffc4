select protect_user_table('events', 'user_id');
--> statement-breakpoint
-- People read their own events in the export of their data, and write none past the checks.
revoke insert, update, delete on events from app_user;
