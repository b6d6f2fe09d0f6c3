ALTER TABLE "invalid_claim" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invalid_claim" ADD COLUMN "reviewed_by" integer;--> statement-breakpoint
ALTER TABLE "invalid_claim" ADD COLUMN "review_note" text;--> statement-breakpoint
ALTER TABLE "invalid_claim" ADD CONSTRAINT "invalid_claim_reviewed_by_app_user_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invalid_claim_to_review" ON "invalid_claim" USING btree ("enquiry_id") WHERE outcome is null and (is_sampled or parent_answer is not null);--> statement-breakpoint
CREATE INDEX "invalid_claim_reviewed" ON "invalid_claim" USING btree ("reviewed_by") WHERE reviewed_by is not null;