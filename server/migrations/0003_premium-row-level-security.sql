select protect_user_table('saved_recipes', 'user_id'), protect_user_table('meal_plans', 'user_id'),
  protect_user_table('shopping_checks', 'user_id'), protect_user_table('shopping_lines', 'user_id'),
  protect_user_table('shopping_stocks', 'user_id'), protect_user_table('feedback', 'user_id'),
  protect_user_table('reports', 'user_id');
--> statement-breakpoint
-- With the owner in the key nobody can plan a recipe of somebody else, whatever the program does.
alter table meal_plans add constraint meal_plans_recipe_of_owner
  foreign key (user_id, recipe_id) references saved_recipes (user_id, id) on delete cascade;
