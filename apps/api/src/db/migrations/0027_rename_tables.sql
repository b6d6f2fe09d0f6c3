-- Tables and columns get the names that the glossary gives to what they hold.
ALTER TABLE "demo_filling" RENAME TO "seed_run";--> statement-breakpoint
ALTER TABLE "seed_run" RENAME COLUMN "filled_at" TO "finished_at";--> statement-breakpoint
ALTER TABLE "recent_count" RENAME TO "rate_limit_counter";--> statement-breakpoint
ALTER INDEX "recent_count_end" RENAME TO "rate_limit_counter_end";--> statement-breakpoint
ALTER TABLE "search_index_aside" RENAME TO "search_index_dropped";--> statement-breakpoint
ALTER TABLE "partner_day" RENAME TO "partner_daily_usage";--> statement-breakpoint
ALTER TABLE "partner_daily_usage" RENAME CONSTRAINT "partner_day_partner_id_day_pk" TO "partner_daily_usage_partner_id_day_pk";--> statement-breakpoint
ALTER TABLE "partner_daily_usage" RENAME CONSTRAINT "partner_day_partner_id_partner_id_fk" TO "partner_daily_usage_partner_id_partner_id_fk";--> statement-breakpoint
ALTER TABLE "user_session" RENAME COLUMN "household_hash" TO "ip_prefix_hash";
--> statement-breakpoint
ALTER INDEX "demo_filling_pkey" RENAME TO "seed_run_pkey";--> statement-breakpoint
ALTER INDEX "recent_count_pkey" RENAME TO "rate_limit_counter_pkey";--> statement-breakpoint
ALTER INDEX "search_index_aside_pkey" RENAME TO "search_index_dropped_pkey";
