-- A column with a default cannot be added in one step: functions use the row types of the tables.
ALTER TABLE "product" ADD COLUMN "file_captions" jsonb;--> statement-breakpoint
UPDATE "product" SET "file_captions" = '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "file_captions" SET DEFAULT '[]'::jsonb, ALTER COLUMN "file_captions" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "established_year" smallint;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "open_days" text[];--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "opens_at" time;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "closes_at" time;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "filter_ids" integer[];--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "file_captions" jsonb;--> statement-breakpoint
UPDATE "store" SET "filter_ids" = '{}'::integer[], "file_captions" = '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "store" ALTER COLUMN "filter_ids" SET DEFAULT '{}'::integer[], ALTER COLUMN "filter_ids" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ALTER COLUMN "file_captions" SET DEFAULT '[]'::jsonb, ALTER COLUMN "file_captions" SET NOT NULL;
