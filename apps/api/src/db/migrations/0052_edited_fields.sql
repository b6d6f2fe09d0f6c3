ALTER TABLE "school" ADD COLUMN "edited_fields" text[];--> statement-breakpoint
-- The fields that were edited before this migration, from the audit log.
UPDATE "school" SET "edited_fields" = edited.fields
FROM (
	SELECT entity_id, array_agg(DISTINCT field ORDER BY field) AS fields
	FROM audit_entry
	WHERE entity = 'school' AND action = 'edited' AND field IS NOT NULL
	GROUP BY entity_id
) edited
WHERE school.id = edited.entity_id;
