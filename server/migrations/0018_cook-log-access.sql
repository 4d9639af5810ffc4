select protect_user_table('cook_log', 'user_id');
