-- Lists are short statements whose cost PostgreSQL overrates: compiling one takes 20 ms, running it 2.
-- A setting of the database holds behind PgBouncer too; where we may not set it, lists are slower.
DO $$
BEGIN
  EXECUTE format('ALTER DATABASE %I SET jit = off', current_database());
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'jit stays on: only the owner of the database may turn it off';
END $$;
