CREATE TYPE "public"."upload_purpose" AS ENUM('profile', 'school', 'store');--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "purpose" "upload_purpose" NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "upload_unused" ON "upload" USING btree ("created_at") WHERE used_at is null;