ALTER TABLE "product" ADD COLUMN "place_accuracy" text;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "pincode" text;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "location" text;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "place_accuracy" text;--> statement-breakpoint
CREATE INDEX "place_map" ON "place" USING btree ("band","lat","lng") WHERE lat is not null and type <> 'pincode';--> statement-breakpoint
-- Stores of owners got their coordinates from the name of their city; those of the seed data are their own.
update store set place_accuracy = case when owner_id is null then 'exact' else 'district' end
where lat is not null;--> statement-breakpoint
update product set place_accuracy = case when store.owner_id is null then 'exact' else 'district' end
from store where store.id = product.store_id and product.lat is not null;
