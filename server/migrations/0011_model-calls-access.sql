grant select, insert on model_calls to app_system;
