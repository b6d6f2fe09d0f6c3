-- Most parents look for transport: the first of the facilities.
UPDATE "filter_value" SET "position" = 0 WHERE "id" = 214;
