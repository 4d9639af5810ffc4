select protect_user_table('baskets', 'user_id');
