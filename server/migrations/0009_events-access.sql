grant select, insert, update, delete on events to app_system;
