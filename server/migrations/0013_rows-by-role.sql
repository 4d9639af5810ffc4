-- A policy for a role holds for every member of it, and the role that the server signs in with is a member of both: `current_user` tells the
-- role that was set from the roles that are merely held, so that without one set no row of anybody is there.
create or replace function protect_user_table(target regclass, owner_column name default 'owner') returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy own_rows on %1$s to app_user using (%2$I = (select app_user_id())) with check (%2$I = (select app_user_id()))',
    target, owner_column);
  perform open_to_system(target);
  execute format('grant select, insert, update, delete on %s to app_user, app_system', target);
end $$;
--> statement-breakpoint
-- Lets the role of upkeep see every row of a table, once it is set and not before.
create function open_to_system(target regclass) returns void language plpgsql as $$
begin
  execute format('drop policy if exists all_rows on %s', target);
  execute format(
    'create policy all_rows on %s to app_system using ((select current_user) = ''app_system'') with check ((select current_user) = ''app_system'')',
    target);
end $$;
--> statement-breakpoint
-- What upkeep alone reads is closed to everybody else; its rights on each table stay as they were granted.
do $$ declare target regclass; begin
  for target in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
    execute format('alter table %s enable row level security', target);
    execute format('alter table %s force row level security', target);
    perform open_to_system(target);
  end loop;
end $$;
--> statement-breakpoint
-- From PostgreSQL 16 on, who makes a role may grant it but not yet set it.
do $$ declare app_role text; begin
  foreach app_role in array array['app_user', 'app_system'] loop
    begin
      perform set_config('role', app_role, true);
      perform set_config('role', 'none', true);
    exception when insufficient_privilege then
      execute format('grant %I to %I', app_role, session_user);
    end;
  end loop;
end $$;
