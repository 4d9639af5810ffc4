select protect_user_table('subscriptions', 'user_id'), protect_user_table('sandbox_checkouts', 'user_id'),
  protect_user_table('sandbox_subscriptions', 'user_id');
--> statement-breakpoint
-- A person's own handle may read what was paid, and never write it.
revoke insert, update, delete on subscriptions, sandbox_checkouts, sandbox_subscriptions from app_user;
--> statement-breakpoint
grant select, insert, delete on payment_messages to app_system;
