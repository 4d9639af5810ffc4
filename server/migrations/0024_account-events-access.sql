select protect_user_table('account_events', 'user_id');
--> statement-breakpoint
-- A person reads what happened; nobody who holds a person's handle writes or unwrites it.
revoke insert, update, delete on account_events from app_user;
--> statement-breakpoint
create policy written_by_accounts on account_events for insert to app_auth with check ((select current_user) = 'app_auth');
--> statement-breakpoint
grant insert on account_events to app_auth;
