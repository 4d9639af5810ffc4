select protect_user_table('conversations', 'user_id'), protect_user_table('chat_messages', 'user_id');
