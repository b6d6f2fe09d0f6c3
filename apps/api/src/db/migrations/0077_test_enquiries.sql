DROP INDEX "enquiry_live_of_school";--> statement-breakpoint
DROP INDEX "enquiry_live_of_store";--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "enquiry_test" ON "enquiry" USING btree ("created_at") WHERE is_test;--> statement-breakpoint
CREATE INDEX "enquiry_live_of_school" ON "enquiry" USING btree ("school_id","confirmed_at" DESC NULLS LAST) WHERE school_id is not null and confirmed_at is not null and merged_into_id is null and withdrawn_at is null and state <> 'invalid' and not is_test;--> statement-breakpoint
CREATE INDEX "enquiry_live_of_store" ON "enquiry" USING btree ("store_id","confirmed_at" DESC NULLS LAST) WHERE store_id is not null and confirmed_at is not null and merged_into_id is null and withdrawn_at is null and state <> 'invalid' and not is_test;