-- Accounts, sessions and counted attempts are there for the role `app_auth` alone, once it is set; to the role that the server signs in with,
-- which owns the tables, they are empty like every other.
do $$ begin
  create role app_auth nologin;
exception when duplicate_object or unique_violation then null;
end $$;
--> statement-breakpoint
-- From PostgreSQL 16 on, who makes a role may grant it but not yet set it.
do $$ begin
  perform set_config('role', 'app_auth', true);
  perform set_config('role', 'none', true);
exception when insufficient_privilege then
  execute format('grant app_auth to %I', session_user);
end $$;
--> statement-breakpoint
grant usage on schema auth to app_auth;
--> statement-breakpoint
-- Every table of schema `auth` is protected by this function, in the migration that makes it.
create function protect_auth_table(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy all_rows on %s to app_auth using ((select current_user) = ''app_auth'') with check ((select current_user) = ''app_auth'')',
    target);
  execute format('grant select, insert, update, delete on %s to app_auth', target);
end $$;
--> statement-breakpoint
do $$ declare target regclass; begin
  for target in select oid from pg_class where relkind = 'r' and relnamespace = 'auth'::regnamespace loop
    perform protect_auth_table(target);
  end loop;
end $$;
