ALTER TYPE "public"."payment_state" RENAME VALUE 'refund_failed' TO 'to_return';--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "returned_on" date;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "returned_paise" integer;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "return_reference" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "return_note" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "returned_by" integer;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_returned_by_app_user_id_fk" FOREIGN KEY ("returned_by") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_not_needed" ON "payment" USING btree ("reference") WHERE method = 'transfer' and state not in ('pending', 'captured', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_return_reference" ON "payment" USING btree ("return_reference") WHERE return_reference is not null;--> statement-breakpoint
CREATE INDEX "payment_at" ON "payment" USING btree ("at");--> statement-breakpoint
CREATE INDEX "payment_returned_by" ON "payment" USING btree ("returned_by") WHERE returned_by is not null;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_returned" CHECK (num_nulls("payment"."returned_on", "payment"."returned_paise", "payment"."return_reference") in (0, 3)
        and ("payment"."returned_on" is null or "payment"."state" not in ('pending', 'captured', 'failed'))
        and "payment"."returned_paise" between 1 and "payment"."paise"
        and ("payment"."returned_paise" = "payment"."paise" or "payment"."return_note" is not null));