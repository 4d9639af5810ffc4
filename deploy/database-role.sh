#!/bin/sh
# Runs once, when the database is new: a login role that is no superuser, so that row-level security holds for it, and that may make
# the roles of the migrations.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -v password="$PLOTLUCK_PASSWORD" <<'SQL'
create role plotluck login createrole password :'password';
create database plotluck owner plotluck;
SQL
