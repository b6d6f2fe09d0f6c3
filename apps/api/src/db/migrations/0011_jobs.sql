CREATE TYPE "public"."job_role" AS ENUM('pre-primary', 'primary', 'secondary', 'senior-secondary', 'support', 'arts-sports', 'leadership', 'office');--> statement-breakpoint
CREATE TYPE "public"."job_type" AS ENUM('full-time', 'part-time', 'contract', 'visiting');--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "role" "job_role" DEFAULT 'office' NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "type" "job_type" DEFAULT 'full-time' NOT NULL;--> statement-breakpoint
CREATE INDEX "job_newest" ON "job" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_active;