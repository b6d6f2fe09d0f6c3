CREATE TYPE "public"."enquiry_message_unsent" AS ENUM('permission', 'desk');--> statement-breakpoint
ALTER TYPE "public"."enquiry_event_kind" ADD VALUE 'cancelled_email';--> statement-breakpoint
ALTER TABLE "enquiry_message" ADD COLUMN "dropped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiry_message" ADD COLUMN "unsent_why" "enquiry_message_unsent";--> statement-breakpoint
ALTER TABLE "enquiry_message" ADD CONSTRAINT "enquiry_message_dropped" CHECK (("enquiry_message"."dropped_at" is null) = ("enquiry_message"."unsent_why" is null));