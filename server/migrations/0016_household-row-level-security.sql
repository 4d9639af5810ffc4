select protect_user_table('household_people', 'user_id'), protect_user_table('household_servings', 'user_id');
