-- Roles belong to the whole server, so another database of it may have made them already, even at this moment.
do $$ begin
  create role app_user nologin;
exception when duplicate_object or unique_violation then null;
end $$;
--> statement-breakpoint
do $$ begin
  create role app_system nologin;
exception when duplicate_object or unique_violation then null;
end $$;
--> statement-breakpoint
do $$ begin
  if not pg_has_role(current_user, 'app_user', 'member') then
    execute format('grant app_user to %I', current_user);
  end if;
  if not pg_has_role(current_user, 'app_system', 'member') then
    execute format('grant app_system to %I', current_user);
  end if;
end $$;
--> statement-breakpoint
create function app_user_id() returns uuid language sql stable
  return nullif(current_setting('app.user_id', true), '')::uuid;
--> statement-breakpoint
-- Every table with rows of people is protected by this function, in the migration that makes it.
create function protect_user_table(target regclass, owner_column name default 'owner') returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy own_rows on %1$s to app_user using (%2$I = (select app_user_id())) with check (%2$I = (select app_user_id()))',
    target, owner_column);
  execute format('create policy all_rows on %s to app_system using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to app_user, app_system', target);
end $$;
--> statement-breakpoint
select protect_user_table('profiles', 'id'), protect_user_table('generation_windows'),
  protect_user_table('recipe_sets'), protect_user_table('recipes');
--> statement-breakpoint
-- A person's own handle may rename the profile, and never make it premium.
revoke insert, update, delete on profiles from app_user;
--> statement-breakpoint
grant insert (id, email, name), update (name) on profiles to app_user;
