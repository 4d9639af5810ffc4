select protect_auth_table('auth.two_factor');
