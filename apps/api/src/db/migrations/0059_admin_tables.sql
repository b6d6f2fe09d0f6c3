CREATE INDEX "enquiry_received" ON "enquiry" USING btree ("confirmed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE confirmed_at is not null and merged_into_id is null;--> statement-breakpoint
CREATE INDEX "school_by_name" ON "school" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "school_updated" ON "school" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "school_of_state_by_name" ON "school" USING btree ("state","name_key","id");--> statement-breakpoint
CREATE INDEX "school_of_state" ON "school" USING btree ("state","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "school_switched_off" ON "school" USING btree ("id") WHERE not is_active;