ALTER TYPE "public"."contact_topic" ADD VALUE 'consultation' BEFORE 'correction';--> statement-breakpoint
ALTER TYPE "public"."contact_topic" ADD VALUE 'donate-books' BEFORE 'privacy';