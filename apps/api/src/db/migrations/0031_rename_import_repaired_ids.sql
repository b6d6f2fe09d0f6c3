-- The count of ids whose leading zero was restored gets a plain name.
UPDATE "import_run" SET "counts" = ("counts" - 'mendedIds') || jsonb_build_object('repairedIds', "counts"->'mendedIds')
WHERE "counts" ? 'mendedIds';
