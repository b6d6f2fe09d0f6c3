ALTER TABLE "store" ADD COLUMN "website" text;--> statement-breakpoint
-- Areas still have the median of first-year totals: count them again at the next start.
update area set refreshed_at = refreshed_at - interval '1 day' where kind = 'country';
