ALTER TABLE "newsletter_issue" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
-- What appeared before mails were sent stays unsent.
UPDATE "newsletter_issue" SET "mailed_at" = now();
