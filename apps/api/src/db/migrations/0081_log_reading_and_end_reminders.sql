ALTER TYPE "public"."audit_action" ADD VALUE 'read';--> statement-breakpoint
ALTER TABLE "application_mailing" ADD COLUMN "token_hash" "bytea";--> statement-breakpoint
CREATE UNIQUE INDEX "application_mailing_token" ON "application_mailing" USING btree ("token_hash");