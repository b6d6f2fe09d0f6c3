DROP INDEX "batch_product";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "cell" integer GENERATED ALWAYS AS (floor(lat * 20)::integer * 4000 + floor(lng * 20)::integer) STORED;--> statement-breakpoint
CREATE INDEX "batch_starts" ON "batch" USING btree ("starts_on");--> statement-breakpoint
CREATE INDEX "product_cell" ON "product" USING btree ("cell") WHERE is_active;--> statement-breakpoint
CREATE INDEX "batch_product" ON "batch" USING btree ("product_id","starts_on");