alter table generation_windows rename column owner to user_id;--> statement-breakpoint
alter table recipe_sets rename column owner to user_id;--> statement-breakpoint
alter table recipes rename column owner to user_id;--> statement-breakpoint
alter table generation_windows rename constraint generation_windows_owner_user_id_fk to generation_windows_user_id_user_id_fk;--> statement-breakpoint
alter table recipe_sets rename constraint recipe_sets_owner_user_id_fk to recipe_sets_user_id_user_id_fk;--> statement-breakpoint
alter table recipes rename constraint recipes_owner_user_id_fk to recipes_user_id_user_id_fk;--> statement-breakpoint
alter table auth.program_session rename to api_token;--> statement-breakpoint
alter table auth.api_token rename constraint program_session_user_id_user_id_fk to api_token_user_id_user_id_fk;--> statement-breakpoint
alter table auth.api_token rename constraint program_session_access_hash_unique to api_token_access_hash_unique;--> statement-breakpoint
alter table auth.api_token rename constraint program_session_refresh_hash_unique to api_token_refresh_hash_unique;--> statement-breakpoint
alter index auth.program_session_user rename to api_token_user;
